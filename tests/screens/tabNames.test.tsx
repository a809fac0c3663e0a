// @module-tag system, leads, marketing, orders, content, community, commerce
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Path, routes, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { titleOf } from '@/app/title'
import { translate } from '@/locales'
import { useTabs } from '@/session/tabs'
import { hosts } from '../backEnd'
import { SAMPLES, source } from '../browser/samples'
import { isCovered } from '../modules'
import { settled, sure, until } from '../actions'
import { votes } from '../../mocks/community/rules/votes'
import { openConsole } from '../harness'
import { enter } from '../sweep'

const lines: readonly RouteLine<Path>[] = routes

it('the tab of every record shows its number or name', { timeout: 600_000 }, async () => {
  const { router } = await openConsole('/home')
  await settled()
  source.url = hosts.main
  source.social = hosts.social
  source.token = () => Promise.resolve(/access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  const nameless: string[] = []
  for (const { path, hidden, public: open } of lines) {
    const query = hidden && !open && isCovered(path) ? await SAMPLES[path]?.() : undefined
    if (!query) continue
    await enter(router, to(path, query))
    const nameOf = () => {
      const { tabs, active } = useTabs.getState()
      return tabs.find(({ key }) => key === active)?.name ?? ''
    }
    await until(() => expect(nameOf()).not.toBe('')).catch(() => nameless.push(path))
    if (nameOf() === titleOf(translate, { path, search: '' })) nameless.push(path)
    const head = sure(document.querySelector('.tab-head[aria-selected=true]'))
    if (nameOf() && !head.querySelector('.tab-title.hidden-text')) nameless.push(`${path} ${head.textContent}`)
  }
  expect(nameless).toEqual([])
})

it('the tabs of different pages about one record show their page type', async () => {
  const { router } = await openConsole('/home')
  const id = sure(votes()[0]).id
  for (const path of ['/activity-management/voteDetail', '/activity-management/voteResult'] as const) {
    await act(() => router.navigate(to(path, { id })))
    await until(() => sure(document.querySelector('.tab-head[aria-selected=true] .tab-mark')))
  }
  expect([...document.querySelectorAll('.tab-head .tab-title.hidden-text')]).toEqual([])
})
