import { useSite, useText } from '../../kit/useSite'
import { Card } from '../../ui/Card'
import { LoginForm } from './LoginForm'

/** The login page (I2.04); a login replaces it in the history (I2.02). */
export default function LoginPage() {
  const site = useSite()
  const t = useText()
  return (
    <div className="LoginPage">
      <div className="LoginPage-welcome">
        <Card tone="brand">
          <h1 className="LoginPage-title">{t('login.title')}</h1>
          <p>{t('login.subtitle')}</p>
        </Card>
      </div>
      <LoginForm onRegister={(path) => site.go(path)} />
    </div>
  )
}
