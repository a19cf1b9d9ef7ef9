import type { ReactNode } from 'react'
import { useText } from '../../kit/useSite'
import type { RegistrationMethod } from '../../rules/registration/registerRequest'
import { Tabs } from '../../ui/lists/Tabs'

interface MethodTabsProps {
  readonly methods: readonly RegistrationMethod[]
  readonly method: RegistrationMethod
  readonly onMethod: (method: RegistrationMethod) => void
  readonly views: Readonly<Record<RegistrationMethod, ReactNode>>
}

/** The registration methods that the merchant offers, as tabs if there are several. */
export function MethodTabs({ methods, method, onMethod, views }: MethodTabsProps) {
  const t = useText()
  if (methods.length < 2) return views[method]
  const labels: Readonly<Record<RegistrationMethod, string>> = {
    username: t('register.byUserName'),
    mobile: t('register.byMobile'),
    autoUsername: t('register.auto'),
  }
  return (
    <Tabs
      label={t('register.title')}
      active={method}
      onSelect={(id) => onMethod(id as RegistrationMethod)}
      items={methods.map((id) => ({
        id,
        label: labels[id],
        panel: <div className="RegisterForm-method">{views[id]}</div>,
      }))}
    />
  )
}
