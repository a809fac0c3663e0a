import { renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { useCloseAfter } from '@/kit/page/closing'
import { ScreenContext, type ScreenPlace } from '@/kit/page/screen'
import { useTabs } from '@/session/tabs'

it('closes a tab once another one is in front, at once if it already is', () => {
  const close = vi.fn<() => void>()
  const place = { tab: '/form', close } as unknown as ScreenPlace // The hook uses nothing else.
  const { result } = renderHook(useCloseAfter, {
    wrapper: ({ children }) => createElement(ScreenContext, { value: place }, children),
  })
  useTabs.setState({ active: '/form' })
  result.current(() => {})
  expect(close).not.toHaveBeenCalled()
  useTabs.setState({ active: '/list' })
  expect(close).toHaveBeenCalledTimes(1)
  result.current(() => {})
  expect(close).toHaveBeenCalledTimes(2)
  useTabs.setState({ active: '/form' })
  useTabs.setState({ active: '/list' })
  expect(close).toHaveBeenCalledTimes(2)
})
