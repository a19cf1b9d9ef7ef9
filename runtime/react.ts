import React from 'react'
import runtime from 'react/jsx-runtime'

/*
 * What the site uses of React, by name. React is an old kind of module: without this one, each file that uses it would begin with a
 * variable for it, and each use would go through that. The build puts this module in React's place; a name that is missing here
 * fails it.
 */

export const {
  Children,
  Component,
  createContext,
  createRef,
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} = React
export const { Fragment, jsx, jsxs } = runtime
