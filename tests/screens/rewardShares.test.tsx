// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as rewards from '@/api/commerce/rewards'
import { shareValid } from '@/entities/commerce/rewardEnums'
import { maskName } from '@/lib/masking'
import { rewardShares } from '../../mocks/commerce/rules/rewards'
import { shareViews } from '../../mocks/commerce/rules/rewardViews'
import { org } from '../../mocks/system/rules/store'
import { act, agree, bodies, dialog, find, hasButton, press, sure, textWith, tick, until } from '../actions'
import { openConsole, received } from '../harness'

const SHARES = '/shop-management-shop/shareManagement'
const ALL = `${SHARES}?shareTime=`
const sold = () => sure(shareViews().find(({ orderCount, dealerCode, title }) => orderCount > 0 && dealerCode && title))
const unsold = () => shareViews().filter(({ orderCount, dealerCode }) => orderCount === 0 && dealerCode)
const by = (id: string) => `${ALL}&shareUserName=${sure(rewardShares().find((row) => row.id === id)).shareUserName}`
const figure = (name: string) =>
  sure([...document.querySelectorAll('.figures > div')].find((one) => one.textContent.startsWith(name))).textContent

describe('share list of reward goods', () => {
  it('totals views, shares and sharers in the figures', { tags: ['core'] }, async () => {
    await openConsole(ALL)
    await find('button', '全部订单分享')
    const rows = shareViews()
    const views = rows.reduce((sum, row) => sum + row.viewCount, 0)
    await until(() => expect(figure('浏览次数')).toContain(views.toLocaleString('en')))
    expect(figure('分享次数')).toContain(rows.length.toLocaleString('en'))
    expect(figure('分享人数')).toContain(String(new Set(rows.map(({ shareUserId }) => shareUserId)).size))
  })

  it('loads a default period and shows an empty rate as a dash', async () => {
    const { router } = await openConsole(`${SHARES}?goodsName=nothing-of-the-kind`)
    await until(() => expect(figure('浏览成交率')).toMatch(/率—$/))
    expect(received(rewards.listShares).at(-1)?.body).toMatchObject({ goodsName: 'nothing-of-the-kind' })
    await router.navigate(SHARES)
    await until(() => expect(Object.keys(sure(received(rewards.listShares).at(-1)).body ?? {}).join()).toMatch(/Time/))
  })

  it('leads to the orders and the task of a share', async () => {
    const row = sold()
    const { router } = await openConsole(`${by(row.id)}&hasOrder=1`)
    await until(() => expect(received(rewards.listShares).at(-1)?.body).toMatchObject({ hasOrder: '1' }))
    await act(row.shareUserName, '查看订单')
    await dialog(/的成交订单/)
    await until(() => expect(bodies(rewards.listOrderRecords)).toHaveLength(1))
    expect(bodies(rewards.listOrderRecords)).toMatchObject([{ shareUserId: row.shareUserId }])
    const stored = sure(rewardShares().find(({ id }) => id === row.id)).shareUserName
    expect(sure(document.querySelector('.ant-drawer-title')).textContent).not.toContain(stored)
    await press('关闭')
    await act(row.shareUserName, '查看任务')
    await until(() => expect(router.state.location.pathname).toBe('/shop-management-shop/shop-task-detail'))
  })

  it('shows the reason of a suspicious share', async () => {
    await openConsole(`${ALL}&validFlag=${shareValid.suspicious}`)
    await find('main .data-head [role=img]', /同一设备 1 小时内浏览超过 200 次/)
  })

  it('deletes only shares without orders', async () => {
    const [first, second] = [sure(unsold()[0]), sure(unsold()[1])]
    await openConsole(by(first.id))
    await tick(new RegExp(maskName(first.shareUserName).replaceAll('*', String.raw`\*`)))
    await press(/^删\s?除$/)
    await agree('删除')
    await until(() => expect(bodies(rewards.removeShare)).toHaveLength(1))
    const [sent] = bodies(rewards.removeShare)
    expect(sent).toEqual({ id: textWith(/^\d+$/) })
    expect(rewardShares().some(({ id }) => JSON.stringify(sent) === JSON.stringify({ id }))).toBe(false)
    await expect(rewards.removeShare({ id: sold().id })).rejects.toThrow('该分享已有成交订单')
    await expect(rewards.removeShare({ id: second.id })).resolves.not.toThrow()
    await expect(rewards.removeShare({ id: second.id })).rejects.toThrow('数据不存在')
  })

  it('shows a dealer only its own shares, without deletion', async () => {
    const own = sure(org.users.find(({ username }) => username === 'market01'))
    await openConsole(ALL, { as: 'market01' })
    await find('main .data-row', /./)
    const asked = await rewards.listShares({ pageNo: 1, pageSize: 50 })
    expect(new Set(asked.records.map(({ dealerCode }) => dealerCode))).toEqual(new Set([own.dealerCode]))
    expect(hasButton(/^删\s?除$/)).toBe(false)
    expect(document.querySelector('main .data-head')?.textContent).not.toContain('所属经销商')
  })
})
