import { useAtomValue } from 'jotai/react'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { Place } from '../code/Place'

/**
 * Below the button of a form: ways to sign in without a password. What they will probably need is kept free, because the platform
 * may say late which project they use, and what follows must not move.
 */
export function SignInMethods() {
  const isExpected = evaluate({ all: ['social', 'firebase'] }, useAtomValue(factsAtom)) !== 'no'
  return (
    <div className="SignInMethods" data-expected={isExpected || undefined}>
      <Place name="signInMethods" />
    </div>
  )
}
