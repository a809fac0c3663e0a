// @module-tag orders
import { describe, expect, it } from 'vitest'
import * as bigOrders from '@/api/orders/bigOrders'
import { equityStatus } from '@/entities/orders/equity'
import { fromCents } from '@/lib/money'
import { bigOrders as orders } from '../../mocks/orders/rules/bigOrders'
import { rights } from '../../mocks/orders/rules/rights'
import {
  act,
  agree,
  all,
  bodies,
  box,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/equity-content/equity-contentList'
const DETAIL = '/equity-content/equity-contentDetail'
const page = () => sure(document.querySelector('main'))
const named = (name: string) => sure(rights().find(({ rightName }) => rightName === name))
const WHOLE = '道路救援'
const openForm = async (name = '终身质保') => {
  const row = named(name)
  await openConsole(`${DETAIL}?id=${row.id}`)
  await box('权益名称')
  return row
}

describe('benefit list', () => {
  it('sorts by sort order and filters by series', async () => {
    const [one, two] = [sure(named('三年流量').seriesCodes[0]), sure(named('三年流量').seriesCodes[1])]
    await openConsole(`${LIST}?seriesCodes=${one},${two}&status=1`)
    await sees('终身质保')
    expect(queries(bigOrders.listRights)[0]).toMatchObject({
      sortField: 'sort',
      sortOrder: 'asc',
      status: '1',
      pageNo: '1',
    })
    expect([one, two]).toContain(queries(bigOrders.listRights)[0]?.seriesCodes)
    const names = all('a', /./, page()).map(({ textContent }) => textContent)
    expect(names.indexOf('终身质保')).toBeLessThan(names.indexOf('三年流量'))
    expect(page()).toHaveTextContent('不限')
  })

  it('asks for confirmation before publishing or unpublishing a benefit', async () => {
    const off = sure(rights().find((row) => row.status === equityStatus.off && row.content !== ''))
    await openConsole(`${LIST}?rightCode=${off.rightCode}`)
    await act(off.rightName, '上架')
    await dialog(new RegExp(`确定上架「${off.rightName}」`))
    expect(received(bigOrders.updateRight)).toEqual([])
    await agree('上架')
    await seesToast('已上架')
    expect(bodies(bigOrders.updateRight)).toEqual([{ id: off.id, status: equityStatus.on }])
    expect(off.status).toBe(equityStatus.on)
    await until(() => expect(all('button', `上架 ${off.rightName}`)).toEqual([]))
    await act(off.rightName, '下架')
    await dialog(/已领取的用户不受影响/)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(bigOrders.updateRight).at(-1)).toEqual({ id: off.id, status: equityStatus.off })
  })

  it('prevents publishing a benefit without details', async () => {
    const empty = sure(rights().find((row) => row.content === ''))
    await openConsole(`${LIST}?rightCode=${empty.rightCode}`)
    await act(empty.rightName, '上架')
    await seesToast('请先完善权益内容')
    expect(received(bigOrders.updateRight)).toEqual([])
    await expect(bigOrders.updateRight({ id: empty.id, status: equityStatus.on })).rejects.toThrow('请先完善权益内容')
    expect(empty.status).toBe(equityStatus.off)
  })

  it('marks an expired benefit', async () => {
    await openConsole(`${LIST}?rightName=${WHOLE}`)
    await sees('已过期')
    await fill('权益名称', '终身质保')
    await press('查询')
    await sees('终身质保')
    await until(() => expect(page()).not.toHaveTextContent('已过期'))
  })

  it('sends a sort order only when it changed', async () => {
    const row = named('两年零息')
    await openConsole(`${LIST}?rightCode=${row.rightCode}`)
    const field = await fill('排序 两年零息', String(row.sort))
    await hands.keyboard('{Enter}')
    await hands.clear(field)
    await hands.keyboard('{Enter}')
    await until(() => expect(field).toHaveValue(String(row.sort)))
    expect(received(bigOrders.updateRight)).toEqual([])
    await fill('排序 两年零息', '7')
    await hands.keyboard('{Enter}')
    await seesToast('排序已更新')
    expect(bodies(bigOrders.updateRight)).toEqual([{ id: row.id, sort: 7 }])
    await expect(bigOrders.updateRight({ id: row.id, sort: 10_000 })).rejects.toThrow('排序应为0-9999')
    expect(named('两年零息').sort).toBe(7)
  })

  it('shows a dealer only the published benefits, read-only', async () => {
    await openConsole(LIST, { as: 'dealer01' })
    await sees('终身质保')
    const { total } = await bigOrders.listRights({ pageSize: 100 })
    expect(total).toBe(rights().filter(({ status }) => status === equityStatus.on).length)
    expect(total).toBeLessThan(rights().length)
    expect(all('button', /^(上架|下架|编辑|更多)/, page())).toEqual([])
    expect(all('input', /^排序/, page())).toEqual([])
    const row = named('终身质保')
    await expect(bigOrders.updateRight({ id: row.id, sort: 1 })).rejects.toThrow('没有操作权限')
    const hidden = sure(rights().find(({ status }) => status === equityStatus.off))
    await expect(bigOrders.getRight({ id: hidden.id })).rejects.toThrow('记录不存在')
  })
})

describe('benefit form', () => {
  it('sends only the changed fields and updates the preview at once', { tags: ['core'] }, async () => {
    const row = await openForm()
    const before = row.updateTime
    await fill('权益名称', '终身质保（整车）')
    await fill('一句话说明', '首任车主整车终身质保')
    await until(() => expect(document.querySelector('.benefit-head')).toHaveTextContent('首任车主整车终身质保'))
    await press(/^保\s?存$/)
    await seesToast('权益已保存')
    expect(bodies(bigOrders.updateRight)).toEqual([
      { id: row.id, rightName: '终身质保（整车）', summary: '首任车主整车终身质保', updateTime: before },
    ])
    expect(row.rightName).toBe('终身质保（整车）')
    const second = row.updateTime
    await fill('权益价值', '900.50')
    await press('保存并返回')
    await until(() => expect(window.location.pathname).toBe(LIST))
    expect(bodies(bigOrders.updateRight).at(-1)).toEqual({ id: row.id, worth: '900.50', updateTime: second })
    expect(fromCents(sure(row.worthCents))).toBe('900.50')
  })

  it('rejects a name of one character and a value of a million', async () => {
    await openForm()
    await fill('权益名称', '质')
    await fill('权益价值', '1000000')
    await press(/^保\s?存$/)
    await sees('权益价值须为 0-999999.99')
    await sees(/2-30 个字符/)
    expect(received(bigOrders.updateRight)).toEqual([])
  })

  it('rejects a quota below the number claimed', async () => {
    const row = await openForm('三年流量')
    expect(row.usedCount).toBeGreaterThan(1)
    await fill('限量份数', '1')
    await press(/^保\s?存$/)
    await sees('限量不能小于已领份数')
    expect(received(bigOrders.updateRight)).toEqual([])
    await expect(bigOrders.updateRight({ id: row.id, quota: 1 })).rejects.toThrow('限量不能小于已领份数')
  })

  it('keeps the input as a draft when a colleague has saved first', async () => {
    const row = await openForm()
    await fill('权益名称', '我的新名称')
    Object.assign(row, { rightName: '别人的名称', updateTime: '2030-01-01 08:00:00' })
    await press(/^保\s?存$/)
    await dialog(/内容已被/)
    expect(row.rightName).toBe('别人的名称')
    await press('查看最新')
    await until(async () => expect(await box('权益名称')).toHaveValue('别人的名称'))
    await press('恢复')
    await until(async () => expect(await box('权益名称')).toHaveValue('我的新名称'))
    await press(/^保\s?存$/)
    await seesToast('权益已保存')
    expect(bodies(bigOrders.updateRight).at(-1)).toEqual({
      id: row.id,
      rightName: '我的新名称',
      updateTime: '2030-01-01 08:00:00',
    })
  })

  it.each([
    ['headquarters that comes from an order', '&view=1', 'superadmin'],
    ['a dealer', '', 'dealer01'],
  ])('is read-only for %s', async (_, view, as) => {
    const row = named('终身质保')
    await openConsole(`${DETAIL}?id=${row.id}${view}`, { as })
    await sees(row.rightCode)
    expect(hasButton(/^保\s?存/)).toBe(false)
    expect(all('input', '权益名称')).toEqual([])
  })

  it('sends no request without an id', async () => {
    await openConsole(DETAIL)
    await sees('参数缺失或记录不存在，请从列表进入')
    expect(received(bigOrders.getRight)).toEqual([])
  })

  it('opens from an order that chose the benefit', async () => {
    const order = sure(orders().find(({ rightNames }) => rightNames.includes('终身质保')))
    await openConsole(`/big-order/big-orderDetail?id=${order.id}`)
    await hands.click(await find('a', '终身质保'))
    await until(() => expect(window.location.pathname).toBe(DETAIL))
    await sent(bigOrders.getRight)
    expect(new URLSearchParams(window.location.search).get('view')).toBe('1')
  })
})
