import { useSite, useText } from '../../contract/useSite'
import { LoginForm } from './LoginForm'

/** The login page (I2.04); after it comes the lobby, in its place in the history (I2.02). */
export default function LoginPage() {
  const site = useSite()
  const t = useText()
  return (
    <div className="LoginPage">
      <div className="LoginPage-welcome">
        <h1 className="LoginPage-title">{t('login.title')}</h1>
        <p className="LoginPage-text">{t('login.subtitle')}</p>
      </div>
      <LoginForm done={() => site.go('/m/home', { replace: true })} />
    </div>
  )
}
