import type { ReactNode } from 'react'
import { useText } from '../../kit/useSite'
import type { RegistrationMethod } from '../../rules/registration/register'
import { Tabs } from '../../ui/Tabs'

interface WaysProps {
  readonly ways: readonly RegistrationMethod[]
  readonly way: RegistrationMethod
  readonly onWay: (way: RegistrationMethod) => void
  readonly views: Readonly<Record<RegistrationMethod, ReactNode>>
}

/** The ways that the merchant offers; one alone needs no tabs. */
export function Ways({ ways, way, onWay, views }: WaysProps) {
  const t = useText()
  if (ways.length < 2) return views[way]
  const labels: Readonly<Record<RegistrationMethod, string>> = {
    username: t('register.byUserName'),
    mobile: t('register.byMobile'),
    autoUsername: t('register.auto'),
  }
  return (
    <Tabs
      label={t('register.title')}
      active={way}
      onSelect={(id) => onWay(id as RegistrationMethod)}
      items={ways.map((id) => ({
        id,
        label: labels[id],
        panel: <div className="RegisterForm-way">{views[id]}</div>,
      }))}
    />
  )
}
