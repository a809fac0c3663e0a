// @module-tag core
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as auth from '@/api/system/auth'
import { forgetNotice, notify } from '@/api/notices'
import { offerUndo } from '@/kit/data/undo'
import Login from '@/app/login/Login'
import { hosts } from '../backEnd'
import { box, fill, press, sees, until } from '../actions'
import { openConsole, received } from '../harness'

const openLogin = async () => {
  vi.stubEnv('VITE_MAIN_HOST', hosts.main)
  vi.stubEnv('VITE_SOCIAL_HOST', hosts.social)
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/login', Component: Login }], { initialEntries: ['/login'] })}
    />,
  )
  await until(() => expect(document.querySelector('.login-image img')).toBeInTheDocument())
}

const lifeOf = (selector: string, tell = () => notify('error', '库存不足')): number => {
  vi.useFakeTimers()
  forgetNotice()
  act(tell)
  const there = () =>
    [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.startsWith('库存不足'))
  expect(there()).toBe(true)
  let life = 0
  while (there() && life < 20_000) {
    act(() => void vi.advanceTimersByTime(10))
    life += 10
  }
  return life
}

describe('duration of a message', () => {
  beforeEach(() => vi.useRealTimers())
  it('R-REPLY-02 R-CONST-03 is 1500 ms for an error on a page', async () => {
    await openConsole('/home')
    expect(lifeOf('.app-toast[data-tone=error]')).toBe(1500)
  })
  it('R-REPLY-02 R-CONST-03 is 1500 ms for an error on the log-in page', async () => {
    await openLogin()
    expect(lifeOf('.toast[data-tone=error]')).toBe(1500)
  })
  it('is 5 s when it offers an undo', async () => {
    await openConsole('/home')
    expect(lifeOf('.app-toast', () => offerUndo('库存不足', { label: '撤销', name: '撤销', run: () => {} }))).toBe(5000)
  })
})

describe('log-in form', () => {
  it('R-VAL-01 rejects a password with Chinese characters without sending it', async () => {
    await openLogin()
    await fill('账号', 'superadmin')
    await fill('密码', 'Abc@12345中')
    await fill('验证码', '8888')
    await press('登录')
    await sees('密码不能包含中文')
    expect(received(auth.loginByCode)).toEqual([])
    expect(await box('账号')).toHaveValue('superadmin')
  })
})
