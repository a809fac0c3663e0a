// @module-tag content
import { describe, expect, it } from 'vitest'
import * as hotContent from '@/api/content/hotContent'
import { pickRule } from '@/entities/content/hotPlate'
import { shelfStatus } from '@/entities/content/shared'
import { shownBy } from '@/areas/content/hotPlates/parts/plateRules'
import { plates } from '../../mocks/content/calls/hotPlates'
import {
  act,
  agree,
  all,
  bodies,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/hot-management/hotplate'
const SETTINGS = '/hot-management/thehotplate'
const named = (name: string) => sure(plates().find(({ plateName }) => plateName === name))
const inPhone = () => all('.app-plate', /./).map((plate) => sure(plate.querySelector('strong')).textContent)
const shownNow = () => all('.hot-shown li', /./).map((line) => sure(line.querySelector('bdi')).textContent)
const row = (name: string) => find('button', `拖动排序 ${name}`)

describe('popular board list', () => {
  it('shows the boards in order and previews the published ones', async () => {
    await openConsole(LIST)
    await row('热门话题')
    expect(queries(hotContent.listPlates)[0]).toMatchObject({ sortField: 'sort', sortOrder: 'asc' })
    await until(() => expect(inPhone()).toEqual(['热门话题', '大家在看', '热点资讯', '精彩活动']))
    await until(() => expect(document.querySelectorAll('.app-ranking li').length).toBeGreaterThan(8))
    expect(hasButton(/^新增/)).toBe(false)
    expect(document.querySelector('main')).toHaveTextContent('0 / 5')
  })

  it('reorders the boards and the phone preview', async () => {
    await openConsole(LIST)
    await act('精彩活动', '移至第n位')
    await hands.type(await find('input', /第几位/), '1')
    await press('移动')
    await seesToast('顺序已保存')
    expect(bodies(hotContent.sortPlates)).toEqual([{ items: [{ id: named('精彩活动').id, sort: 1 }] }])
    await until(() => expect(inPhone()[0]).toBe('精彩活动'))
  })

  it('publishes only a board with content', async () => {
    await openConsole(LIST)
    await act('车主问答', '上架')
    await seesToast('板块暂无内容，不能上架')
    expect(named('车主问答').status).toBe(shelfStatus.new)
    await settled()
    await act('车友会', '上架')
    await seesToast('已上架')
    expect(bodies(hotContent.shelvePlate).at(-1)).toEqual({ id: named('车友会').id, status: shelfStatus.up })
  })

  it('warns that unpublishing the last board leaves the page empty', async () => {
    for (const plate of plates()) if (plate.plateName !== '热门话题') plate.status = shelfStatus.down
    await openConsole(LIST)
    await act('热门话题', '下架')
    await dialog(/热门页将为空/)
    await agree('下架')
    await seesToast('已下架')
    expect(named('热门话题').status).toBe(shelfStatus.down)
  })

  it('shows the current content of a board in order', async () => {
    await openConsole(`${LIST}?plateName=大家在看`)
    await act('大家在看', '查看')
    const { items, pool } = named('大家在看')
    await until(() =>
      expect(shownNow()).toEqual(shownBy(pickRule.both, items, pool, 6).map(({ contentTitle }) => contentTitle)),
    )
  })
})

describe('settings form of a popular board', () => {
  it('opens with the first board and asks before leaving unsaved input', async () => {
    await openConsole(SETTINGS)
    await until(async () => expect(await find('input', '板块名称')).toHaveValue('热门话题'))
    await fill('板块名称', '话题榜')
    await until(() => expect(inPhone()).toEqual(['话题榜']))
    await press(/^大家在看/)
    await dialog(/内容未保存，确定离开/)
    await agree('离开')
    await until(async () => expect(await find('input', '板块名称')).toHaveValue('大家在看'))
    expect(received(hotContent.updatePlate)).toEqual([])
  })

  it('sends only the changed fields with the last update time', { tags: ['core'] }, async () => {
    const plate = named('热门话题')
    const before = plate.updateTime
    await openConsole(`${SETTINGS}?plate=${plate.id}`)
    await fill('展示条数', '3')
    await until(() => expect(shownNow()).toHaveLength(3))
    await press(/^保\s?存$/)
    await seesToast('已保存，用户端 5 分钟内生效')
    expect(bodies(hotContent.updatePlate)).toEqual([{ id: plate.id, maxCount: 3, updateTime: before }])
    await expect(hotContent.updatePlate({ id: plate.id, plateName: '大家在看' })).rejects.toThrow('板块名称已存在')
  })

  it('resets to the stored settings after confirmation', async () => {
    const plate = named('热门话题')
    await openConsole(`${SETTINGS}?plate=${plate.id}`)
    await fill('板块名称', '话题榜')
    plate.maxCount = 4
    await press(/^重\s?置$/)
    await dialog(/放弃修改并重新加载/)
    await agree(/^重\s?置$/)
    await until(async () => expect(await find('input', '展示条数')).toHaveValue('4'))
    expect(await find('input', '板块名称')).toHaveValue('热门话题')
    expect(received(hotContent.updatePlate)).toEqual([])
  })

  it('asks for confirmation before removing unpublished content', async () => {
    const plate = named('热点资讯')
    await openConsole(`${SETTINGS}?plate=${plate.id}`)
    await fill('板块名称', '资讯榜')
    await press(/^保\s?存$/)
    await dialog(/有 1 条已下架内容，确定一并移除/)
    expect(received(hotContent.updatePlate)).toEqual([])
    await agree('移除并保存')
    await sent(hotContent.updatePlate)
    await until(() => expect(plate.plateName).toBe('资讯榜'))
    expect(plate.items.map(({ aliveFlag }) => aliveFlag)).toEqual([1, 1, 1])
  })

  it('saves pinned, moved and removed items within the limits', async () => {
    const plate = named('大家在看')
    const [first, second, third] = plate.items.map(({ contentTitle }) => contentTitle)
    await openConsole(`${SETTINGS}?plate=${plate.id}`)
    await press(`上移 ${third}`)
    await tick(`固定名次 ${first}`)
    await press(`移出 ${second}`)
    await press(/^保\s?存$/)
    await sent(hotContent.updatePlate)
    const { items } = bodies(hotContent.updatePlate)[0] as {
      items: { contentTitle: string; sort: number; pinFlag: number }[]
    } // The shape that the form sends.
    expect(items.map(({ contentTitle, sort, pinFlag }) => [contentTitle, sort, pinFlag])).toEqual([
      [first, 1, 1],
      [third, 2, 0],
      [plate.items.at(-1)?.contentTitle, 3, 0],
    ])
    await expect(hotContent.updatePlate({ id: plate.id, pickRule: pickRule.hand, items: [] })).rejects.toThrow(
      '请至少指定1条内容',
    )
    await expect(hotContent.updatePlate({ id: plate.id, maxCount: 2 })).rejects.toThrow('最多2条')
  })

  it('asks before overwriting settings that somebody else changed', async () => {
    const plate = named('热门话题')
    await openConsole(`${SETTINGS}?plate=${plate.id}`)
    await fill('展示条数', '4')
    Object.assign(plate, { updateBy: '周岚', updateTime: '2030-01-01 08:00:00' })
    await press(/^保\s?存$/)
    await dialog(/周岚/)
    await press('仍然覆盖')
    await seesToast('已保存，用户端 5 分钟内生效')
    expect(bodies(hotContent.updatePlate).at(-1)).toMatchObject({ maxCount: 4, force: true })
    expect(plate.maxCount).toBe(4)
  })
})

describe('content of a popular board', () => {
  const item = (contentId: string, pinFlag: 0 | 1 = 0, aliveFlag: 0 | 1 = 1) => ({
    contentId,
    contentTitle: contentId,
    cover: '',
    heat: 1,
    pinFlag,
    aliveFlag,
    sort: 0,
  })
  const ids = (...of: Parameters<typeof shownBy>) => shownBy(...of).map(({ contentId }) => contentId)
  const heat = ['a', 'b', 'c', 'd'].map((id) => item(id))

  it('follows heat, manual choice or both without duplicates', () => {
    const chosen = [item('x'), item('b')]
    expect(ids(pickRule.heat, chosen, heat, 3)).toEqual(['a', 'b', 'c'])
    expect(ids(pickRule.hand, chosen, heat, 3)).toEqual(['x', 'b'])
    expect(ids(pickRule.both, chosen, heat, 4)).toEqual(['x', 'b', 'a', 'c'])
    expect(ids(pickRule.heat, chosen, heat, undefined)).toEqual(['a', 'b', 'c', 'd'])
  })
  it('omits unavailable items and keeps pinned ones in place', () => {
    const chosen = [item('x', 0, 0), item('y'), item('z', 1)]
    expect(ids(pickRule.both, chosen, heat, 4)).toEqual(['y', 'a', 'z', 'b'])
    expect(ids(pickRule.hand, chosen, heat, 4)).toEqual(['y', 'z'])
  })
})
