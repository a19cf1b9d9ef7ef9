/*
 * What the components of ui/ use of React, for the preview: nothing changes there, so state is its first value and effects
 * never run. The build puts this module in React's place.
 */

type Component = (props: never) => unknown

export const memo = <C extends Component>(component: C): C => component

export const useState = <T>(initial: T | (() => T)): [T, () => void] => [
  typeof initial === 'function' ? (initial as () => T)() : initial,
  () => undefined,
]

export const useRef = <T>(current: T): { current: T } => ({ current })

export const useEffect = (): void => undefined

let idCount = 0
export const useId = (): string => `preview-${idCount++}`

export const Children = {
  map: <T, R>(children: T | readonly T[], convert: (child: T) => R): R[] =>
    [children].flat().map((child) => convert(child as T)),
}
