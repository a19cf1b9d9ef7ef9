import { useSite, useText } from '../../kit/useSite'
import { LoginForm } from './LoginForm'

/** The login page (I2.04); a login replaces it in the history (I2.02). */
export default function LoginPage() {
  const site = useSite()
  const t = useText()
  return (
    <div className="LoginPage">
      <h1 className="LoginPage-title">{t('login.title')}</h1>
      <LoginForm onRegister={(path) => site.go(path)} />
    </div>
  )
}
