import { utils, write } from '@e965/xlsx'
import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as calls from '@/api/coupons'
import * as goods from '@/api/goods'
import { formatTime } from '@/lib/time'
import { codes, coupons, countsOf, grants } from '../../mocks/lib/coupons'
import { goods as shopGoods } from '../../mocks/lib/goods'
import { org } from '../../mocks/lib/store'
import { act, all, bodies, button, choose, fill, find, hands, press, queries, sees, sent, settled, sure, tick, told, until } from '../hands'
import { control, openConsole, received } from '../harness'

vi.setConfig({ testTimeout: 60_000 })

/** Hands that give files of any kind. */
const anything = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })
const LIST = '/marketing-management/cardVoucherManagement'
const FORM = '.ant-drawer'
const openList = (query = '', as?: string) => openConsole(`${LIST}${query}`, { as })
const couponOf = (fits: (row: ReturnType<typeof coupons>[number]) => boolean) => sure(coupons().find(fits))
/** Alone on screen, a row has no other beside it. */
const alone = async (fits: (row: ReturnType<typeof coupons>[number]) => boolean) => {
  const row = couponOf(fits)
  await openList(`?status=&couponName=${encodeURIComponent(row.couponName)}`)
  await button(`查看 ${row.couponName}`)
  return row
}
const offered = async (name: string) => {
  await settled()
  const more = all('button', `更多 ${name}`)[0]
  const inSight = all('button', new RegExp(` ${name}$`)).map((one) => (one.getAttribute('aria-label') ?? '').split(' ')[0])
  if (more) await hands.click(more)
  const hidden = more ? await until(() => [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)) : []
  return [...inSight, ...hidden].filter((one) => one !== '更多' && one !== '查看' && one !== '复制券')
}
const sheet = (rows: (string | undefined)[][], name = 'list.xls') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'x')
  // xlsx types its output as any
  return new File([write(book, { bookType: 'xls', type: 'array' }) as ArrayBuffer], name)
}
/** Sets a time in a form, without walking through the calendar. */
const setTime = async (label: string, text: string, part = FORM) => {
  const input = await find('input', label, part)
  await hands.click(input)
  fireEvent.change(input, { target: { value: text } })
  await hands.keyboard('{Enter}')
}
const dayFrom = (days: number) => formatTime(Date.now() + days * 86_400_000, 'YYYY-MM-DD')

describe('the coupons', () => {
  it('are asked for newest first without the expired ones, and by their own call for a purpose', async () => {
    await openList()
    await sent(calls.list)
    expect(queries(calls.list)[0]).toEqual({ status: '0', sortField: 'createTime', sortOrder: 'desc', pageNo: '1', pageSize: '20' })
    expect(received(calls.list)[0]?.path).toBe('/api-star-web/web/coupon/page/list')
    await until(() => expect(document.body).toHaveTextContent('满500减50'))
    await tick('抽奖奖品')
    await sent(calls.listByPurpose)
    expect(queries(calls.listByPurpose)[0]).toMatchObject({ purpose: '4', pageNo: '1' })
    await button('查看 抽奖满减券')
  })
})
