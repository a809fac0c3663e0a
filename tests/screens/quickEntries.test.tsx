// @module-tag content
import { describe, expect, it } from 'vitest'
import * as quickEntries from '@/api/content/quickEntries'
import { entryPosition } from '@/entities/content/quickEntry'
import { shelfStatus } from '@/entities/content/shared'
import { entryRows } from '../../mocks/content/calls/quickEntries'
import {
  act,
  agree,
  all,
  bodies,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/hot-management/quickEntry'
const DETAIL = '/hot-management/quickEntryDetail'
const CAR = '/carManagement/quickEntryManagement'
const page = () => sure(document.querySelector('main'))
const at = (position: number) => entryRows().filter((row) => row.position === position)
const named = (name: string, position: number = entryPosition.home) =>
  sure(at(position).find(({ entryName }) => entryName === name))
const inOrder = (position: number) =>
  at(position)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ entryName }) => entryName)
const inPhone = () => all('.app-entry', /./).map(({ textContent }) => textContent)
const row = (name: string) => find('button', `拖动排序 ${name}`)

describe('quick entry list', () => {
  it('shows the home grid in order with the usage of each place', async () => {
    await openConsole(LIST)
    await row('预约试驾')
    expect(bodies(quickEntries.list)[0]).toMatchObject({
      position: entryPosition.home,
      sortField: 'sort',
      sortOrder: 'asc',
    })
    expect(page()).toHaveTextContent('首页金刚区 13/15')
    expect(page()).toHaveTextContent('社区页 4/4')
    expect(page()).not.toHaveTextContent('爱车页')
    await sees(/当前上架 13 个，末行将留空/)
    expect(page()).toHaveTextContent('已截止，不再展示')
    await tick('全部')
    await until(() => expect(bodies(quickEntries.list).at(-1)).toMatchObject({ position: [1, 2, 3] }))
  })

  it('publishes an entry only with room in its place and an available target', async () => {
    const one = sure(at(1).find(({ status, gone }) => status === shelfStatus.new && !gone))
    await openConsole(`${LIST}?entryName=${one.entryName}`)
    await act(one.entryName, '上架')
    await seesToast('已上架')
    expect(bodies(quickEntries.shelve)).toEqual([{ id: one.id, status: shelfStatus.up }])
    await settled()
    await act(one.entryName, '下架')
    await dialog(/下架后用户端立即停止展示/)
    expect(received(quickEntries.shelve)).toHaveLength(1)
    await agree('下架')
    await seesToast('已下架')
    expect(one.status).toBe(shelfStatus.down)
    const full = sure(at(entryPosition.community).find(({ status }) => status !== shelfStatus.up))
    await expect(quickEntries.shelve({ id: full.id, status: shelfStatus.up })).rejects.toThrow(
      '「社区页」同一时段最多展示4个',
    )
    const gone = sure(entryRows().find((other) => other.gone && other.status !== shelfStatus.up))
    await expect(quickEntries.shelve({ id: gone.id, status: shelfStatus.up })).rejects.toThrow('已下架或删除')
  })

  it('moves an entry to a given position', async () => {
    await openConsole(LIST)
    const one = named('预约试驾')
    ;(await row('预约试驾')).focus()
    await act('预约试驾', '移至第n位')
    await hands.type(await find('input', /第几位/), '3')
    await press('移动')
    await seesToast('顺序已保存')
    expect(bodies(quickEntries.sort)).toEqual([{ position: entryPosition.home, items: [{ id: one.id, sort: 3 }] }])
    expect(inOrder(1).slice(0, 4)).toEqual(['预约保养', '附近门店', '预约试驾', '充电地图'])
  })

  it('deletes only unpublished entries', async () => {
    const one = sure(at(1).find(({ status }) => status === shelfStatus.down))
    await openConsole(`${LIST}?entryName=${one.entryName}`)
    await act(one.entryName, '删除')
    await dialog(new RegExp(`确定删除「${one.entryName}」`))
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(quickEntries.remove)).toEqual([{ id: one.id }])
    expect(at(1)).not.toContain(one)
    await expect(quickEntries.remove({ id: named('预约试驾').id })).rejects.toThrow('请先下架再删除')
  })

  it('previews entries by client and version, with recent clicks', async () => {
    await openConsole(LIST)
    await row('预约试驾')
    await press('预览')
    await until(() => expect(inPhone()).toHaveLength(13))
    await fill('App版本', '3.0.0')
    await until(() => expect(inPhone()).toHaveLength(10))
    await choose('展示端', '小程序')
    await until(() => expect(inPhone()).toHaveLength(11))
    await sees('近 7 天各入口点击数')
  })
})

describe('quick entry detail', () => {
  it('previews edits and sends only the changed fields', { tags: ['core'] }, async () => {
    const one = named('积分商城')
    await openConsole(`${DETAIL}?id=${one.id}`)
    await press(/^编\s?辑$/)
    const before = one.updateTime
    await fill('入口名称', '积分兑换')
    await until(() => expect(inPhone().join()).toContain('积分兑换'))
    await press(/^保\s?存$/)
    await seesToast('已保存')
    expect(bodies(quickEntries.update)).toEqual([{ id: one.id, entryName: '积分兑换', updateTime: before }])
    expect(one.entryName).toBe('积分兑换')
    await expect(quickEntries.update({ id: one.id, entryName: '附近门店' })).rejects.toThrow('入口名称已存在')
  })

  it('enforces a log-in for an entry that requires a car', async () => {
    const one = sure(at(1).find(({ loginFlag }) => loginFlag === 0))
    await openConsole(`${DETAIL}?id=${one.id}&mode=edit`)
    await tick('需绑车')
    expect(await find('[role=switch]', '需登录')).toBeDisabled()
    await find('input[role=combobox]', '支持车系')
    await press(/^保\s?存$/)
    await sent(quickEntries.update)
    expect(bodies(quickEntries.update)[0]).toMatchObject({ id: one.id, bindFlag: 1, loginFlag: 1 })
  })
})

describe('quick entry list of the My car page', () => {
  it('previews entries for each user type with the reason for hidden ones', async () => {
    await openConsole(CAR)
    await row('远程车控')
    expect(bodies(quickEntries.list)).toContainEqual(
      expect.objectContaining({ position: entryPosition.car, pageNo: 1 }),
    )
    await until(() => expect(inPhone()).toHaveLength(6))
    await tick('游客')
    await until(() => expect(page()).toHaveTextContent('远程车控未绑车'))
    expect(inPhone().length).toBeLessThan(6)
    await tick('车主')
    await choose('车主车系', '启明Q5')
    await until(() => expect(page()).toHaveTextContent('远程车控车系不支持'))
  })

  it('moves entries and warns before the last one is unpublished', async () => {
    for (const other of at(entryPosition.car).filter(({ entryName }) => entryName !== '车况'))
      other.status = shelfStatus.down
    await openConsole(CAR)
    await act('车况', '移至第n位')
    await hands.type(await find('input', /第几位/), '1')
    await press('移动')
    await sent(quickEntries.sort)
    expect(bodies(quickEntries.sort)).toEqual([
      { position: entryPosition.car, items: [{ id: named('车况', 4).id, sort: 1 }] },
    ])
    expect(inOrder(4)[0]).toBe('车况')
    await act('车况', '下架')
    await dialog(/爱车页将不展示快捷入口/)
    await agree('下架')
    await seesToast('已下架')
  })

  it('edits an entry in a drawer', async () => {
    const one = named('车况', 4)
    await openConsole(CAR)
    await act('车况', '编辑')
    await fill('入口名称', '车辆状况', '.ant-drawer')
    await press(/^保\s?存$/)
    await seesToast('已保存')
    expect(bodies(quickEntries.update)[0]).toMatchObject({ id: one.id, entryName: '车辆状况' })
    expect(hasButton('新增快捷入口')).toBe(true)
  })
})
