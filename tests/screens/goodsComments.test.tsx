// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as goods from '@/api/commerce/goods'
import { anonymous as anonymity, goodsCommentStatus as states } from '@/entities/commerce/goodsComment'
import { phoneEnd } from '@/areas/commerce/supply/parts/reviewWords'
import { goodsComments } from '../../mocks/commerce/rules/goodsComments'
import {
  act,
  agree,
  bodies,
  dialog,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const PAGE = '/shop-management-shop/evaluate-management'
const oneIn = (status: number) => {
  const row = sure(
    goodsComments().find(
      (one) =>
        one.status === status &&
        !one.topFlag &&
        goodsComments().filter(({ orderNo }) => orderNo === one.orderNo).length === 1,
    ),
  )
  return { row, nameOf: `${row.goodsName} · ${row.nickname}`, at: `${PAGE}?orderNo=${row.orderNo}&status=${status}` }
}

describe('goods review list', () => {
  it('opens with pending reviews and hides full phone numbers', async () => {
    expect(goodsComments()).toHaveLength(240)
    await openConsole(PAGE)
    await sees('好评率')
    await settled()
    expect(queries(goods.listComments)[0]).toMatchObject({ status: String(states.pending) })
    const named = sure(goodsComments().find(({ anonymous, status }) => !anonymous && status === states.pending))
    expect(document.body.textContent).not.toContain(named.phone)
    await press('差评')
    await until(() => expect(queries(goods.listComments).at(-1)?.score).toBeDefined())
    await settled()
    const stars = [...document.querySelectorAll('main .stars .digits')].map((one) => Number(one.textContent))
    expect(stars.length).toBeGreaterThan(0)
    expect(Math.max(...stars)).toBeLessThanOrEqual(2)
  })

  it('rejects a review with a predefined reason', async () => {
    const { row, nameOf, at } = oneIn(states.approved)
    await openConsole(at)
    await sees(row.goodsName)
    await act(nameOf, '驳回')
    await press('涉及隐私')
    await agree('驳回')
    await seesToast('已处理 1 条评价')
    expect(bodies(goods.examineComment)).toEqual([{ ids: [row.id], status: states.rejected, reason: '涉及隐私' }])
    expect(sure(goodsComments().find(({ id }) => id === row.id)).status).toBe(states.rejected)
  })

  it('approves a review with the P key in the panel', { tags: ['core'] }, async () => {
    const { row, at } = oneIn(states.pending)
    await openConsole(at)
    await press(row.goodsName)
    await sees('评价详情')
    sure(document.querySelector<HTMLElement>('.ant-drawer [tabindex]')).focus()
    await hands.keyboard('p')
    await sees('已全部审核')
    expect(bodies(goods.examineComment)).toEqual([{ ids: [row.id], status: states.approved }])
  })

  it('reports reviews that a bulk rejection left unprocessed', async () => {
    const two = goodsComments()
      .filter(({ status }) => status === states.pending)
      .slice(0, 2)
    const names = two.map((row) => `选择「${row.goodsName} · ${row.nickname}」`)
    await openConsole(`${PAGE}?size=100`)
    for (const name of names) await tick(name)
    Object.assign(sure(two[1]), { status: states.rejected })
    await hands.click(await find('.bulk-bar button', '驳回'))
    await press('涉及隐私')
    await agree('驳回')
    await dialog(/部分未处理/)
    expect(bodies(goods.examineComment)).toEqual([
      { ids: two.map(({ id }) => id), status: states.rejected, reason: '涉及隐私' },
    ])
  })

  it('unpins a review', async () => {
    const { row, nameOf, at } = oneIn(states.approved)
    Object.assign(row, { topFlag: 1 })
    await openConsole(at)
    await sees(row.goodsName)
    await act(nameOf, '取消置顶')
    await until(() => expect(bodies(goods.topComment)).toEqual([{ id: row.id, topFlag: 0 }]))
    expect(row.topFlag).toBe(0)
  })

  it('continues in the panel past the reviews of the loaded page', async () => {
    const pending = goodsComments().filter(({ status }) => status === states.pending)
    expect(pending.length).toBeGreaterThan(10)
    await openConsole(`${PAGE}?size=10`)
    await sees(sure(pending[0]).goodsName)
    await hands.click(sure(document.querySelector('.data-row button.cell-link')))
    await sees('评价详情')
    for (let turn = 0; turn < 11; turn++) {
      await press('通过 (P)')
      await until(() => expect(received(goods.examineComment)).toHaveLength(turn + 1))
    }
    expect(document.body.textContent.includes('已全部审核')).toBe(pending.length === 11)
  })

  it('reports that at most three reviews of an item can be pinned', async () => {
    const { row, nameOf, at } = oneIn(states.approved)
    for (const one of goodsComments()
      .filter(({ id }) => id !== row.id)
      .slice(0, 3))
      Object.assign(one, { goodsId: row.goodsId, topFlag: 1, status: states.approved })
    await openConsole(at)
    await sees(row.goodsName)
    await act(nameOf, '置顶')
    await seesToast('每个商品最多置顶3条')
    expect(bodies(goods.topComment)).toEqual([{ id: row.id, topFlag: 1 }])
    expect(row.topFlag).toBe(0)
  })

  it('shows four digits of a phone number and none for an anonymous reviewer', () => {
    expect(phoneEnd({ phone: '13812345678', anonymous: anonymity.no })).toBe('5678')
    expect(phoneEnd({ phone: '13812345678', anonymous: anonymity.yes })).toBe('')
  })

  it('deletes a review after confirmation', async () => {
    const { row, nameOf, at } = oneIn(states.rejected)
    await openConsole(at)
    await sees(row.goodsName)
    await act(nameOf, '删除')
    await agree('删除')
    await seesToast('已处理 1 条评价')
    expect(bodies(goods.removeComment)).toEqual([{ ids: [row.id] }])
    expect(goodsComments().some(({ id }) => id === row.id)).toBe(false)
  })
})
