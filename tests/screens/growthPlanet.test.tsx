// @module-tag members
import { describe, expect, it } from 'vitest'
import * as growthPlanet from '@/api/members/growthPlanet'
import { eventStatus } from '@/entities/members/growthEvent'
import { recordType, roundStatus, waterType } from '@/entities/members/growthRound'
import { issuedBetween, planet, recordsOf, roundView } from '../../mocks/members/rules/growthPlanet'
import {
  act,
  agree,
  all,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  textWith,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const EVENTS = '/dreamPlant/growManagement'
const LEVELS = '/dreamPlant/levelManagement'
const REPORT = '/dreamPlant/growReport'
const SETTING = '/dreamPlant/setting'
const page = () => sure(document.querySelector('main'))
const eventCalled = (name: string) => sure(planet().events.find(({ eventName }) => eventName === name))
const levelNo = (level: number) => sure(planet().levels[level - 1])
const roundIn = (status: number) => sure(planet().rounds.find((row) => row.status === status))

describe('growth event page', () => {
  it('asks for confirmation before disabling an event but not before enabling it', { tags: ['core'] }, async () => {
    const row = eventCalled('每日签到')
    await openConsole(EVENTS)
    await sees(row.eventName)
    await act(row.eventName, '停用')
    expect(await dialog(/每日签到/)).toHaveTextContent('停用后该事件不再产出能量')
    await agree('停用')
    await seesToast('「每日签到」已停用')
    await act(row.eventName, '启用')
    await seesToast('「每日签到」已启用')
    expect(bodies(growthPlanet.setEventStatus)).toEqual([
      { id: row.id, status: eventStatus.off },
      { id: row.id, status: eventStatus.on },
    ])
  })

  it('rejects energy above the daily cap and warns when the sum exceeds it', async () => {
    const row = eventCalled('每日签到')
    await openConsole(`${EVENTS}?mode=edit&record=${row.id}`)
    await sees(/全部启用事件每日最多/)
    await fill('单次能量（g）', '1900', '.ant-drawer')
    await sees('合计超过每日能量上限，超出部分用户不会获得')
    await fill('单次能量（g）', '2100', '.ant-drawer')
    await press('保存')
    await sees('单次能量 × 每日次数上限不能大于星球每日能量上限 2,000')
    await fill('单次能量（g）', '120', '.ant-drawer')
    await press('保存')
    await seesToast('成长事件已保存')
    expect(bodies(growthPlanet.updateEvent)).toMatchObject([{ id: row.id, energy: 120, eventName: '每日签到' }])
  })

  it('filters by name, code, type, owner and status', async () => {
    await openConsole(`${EVENTS}?eventName=签&eventCode=SIGN&eventType=1&ownerOnly=0&status=1`)
    await sees('每日签到')
    expect(page()).not.toHaveTextContent('阅读资讯')
    expect(queries(growthPlanet.listEvents)[0]).toMatchObject({ eventCode: 'SIGN', ownerOnly: '0', sortField: 'sort' })
  })

  it('marks events without a limit or an end', async () => {
    const [unlimited, limited] = [eventCalled('每日签到'), eventCalled('预约试驾')]
    await openConsole(EVENTS)
    const rowOf = (name: string) => sure(all('.data-row', new RegExp(name))[0])
    await sees(unlimited.eventName)
    expect(rowOf(unlimited.eventName)).toHaveTextContent('不限')
    expect(rowOf(unlimited.eventName)).toHaveTextContent('长期有效')
    expect(rowOf(limited.eventName)).not.toHaveTextContent('不限')
  })

  it('receives a server error for energy above the daily cap', async () => {
    await openConsole(EVENTS)
    const { id, eventName, icon, content } = eventCalled('每日签到')
    const rest = { eventName, icon, content, totalTimes: 0, expireHours: 72, jumpUrl: '', startTime: '', endTime: '' }
    await expect(
      growthPlanet.updateEvent({ id, ...rest, energy: 500, dayTimes: 9, ownerOnly: 0, sort: 1 }),
    ).rejects.toThrow('不能大于星球每日能量上限2000')
  })

  it('requests the waterings of the last seven days', async () => {
    await openConsole(`${EVENTS}?tab=water`)
    await sent(growthPlanet.listWaterings)
    expect(queries(growthPlanet.listWaterings)[0]).toMatchObject({
      createTimeStart: textWith('00:00:00'),
      sortField: 'createTime',
    })
  })

  it('highlights frequent waterings by a friend on one day', async () => {
    const many = sure(
      planet().rounds.find(({ waters }) => waters.filter((one) => one.waterType === waterType.friend).length > 20),
    )
    await openConsole(`${EVENTS}?tab=water&createTime=&waterType=2&phone=${many.phone}`)
    await until(() => expect(document.querySelectorAll('.watered-often').length).toBeGreaterThan(10))
  })
})

describe('growth level page', () => {
  it('validates the energy against neighbouring levels and confirms an increase', { tags: ['core'] }, async () => {
    const row = levelNo(3)
    await openConsole(LEVELS)
    await sees(/3 级/)
    await press(`编辑 ${row.levelName}`)
    Object.assign(levelNo(4), { needEnergy: 1800 })
    await fill('所需累计能量（g）', '1900', '.ant-drawer')
    await press('保存')
    await sees('所需能量须大于上一级（500）且小于下一级（1,800）')
    await fill('所需累计能量（g）', '1700', '.ant-drawer')
    await press('保存')
    const count = planet().rounds.filter(({ level }) => level === 3).length
    expect(await dialog(/提高「星芽」/)).toHaveTextContent(`当前 ${count} 人已达该等级，提高后不会降级`)
    await agree('保存')
    await seesToast('等级已保存')
    expect(bodies(growthPlanet.updateLevel)).toMatchObject([{ id: row.id, needEnergy: 1700 }])
  })

  it('scrolls with the arrow keys', async () => {
    await openConsole(LEVELS)
    const ladder = await find('section[tabindex]', '阶梯')
    ladder.focus()
    await hands.keyboard('{ArrowRight}')
    await until(() => expect(ladder.scrollLeft).toBeGreaterThan(100))
    await hands.keyboard('{ArrowLeft}')
    await until(() => expect(ladder.scrollLeft).toBe(0))
  })

  it('counts as many users per level as the report', async () => {
    await openConsole(`${LEVELS}?view=table`)
    const [rows, answer] = await Promise.all([
      growthPlanet.listLevels({ pageNo: 1, pageSize: 20 }),
      growthPlanet.queryTasks({ pageNo: 1, pageSize: 1 }),
    ])
    expect(rows.records.map(({ userCount }) => userCount)).toEqual(sure(answer.byLevel).map(({ count }) => count))
    await sees('星林')
  })

  it('requires a level-up text', async () => {
    await openConsole(`${LEVELS}?mode=edit&record=${levelNo(2).id}`)
    await fill('升级文案', '', '.ant-drawer')
    await press('保存')
    await sees('请填写升级文案')
    expect(received(growthPlanet.updateLevel)).toEqual([])
  })
})

describe('growth report', () => {
  it('shows the records of a planet and all planets of its user', { tags: ['core'] }, async () => {
    const row = roundIn(roundStatus.harvested)
    await openConsole(`${REPORT}?status=3&nickname=${encodeURIComponent(row.nickname)}`)
    await press(row.nickname)
    const panel = await find('.ant-drawer', /的第/)
    expect(panel).toHaveTextContent('收集能量')
    await choose('类型', '升级', '.ant-drawer')
    await until(() =>
      expect(queries(growthPlanet.listTaskRecords).at(-1)).toMatchObject({
        taskId: row.taskId,
        recordType: String(recordType.levelUp),
      }),
    )
    await hands.click(await find('[role=tab]', '该用户全部星球'))
    await sent(growthPlanet.listTasks)
    expect(queries(growthPlanet.listTasks)[0]).toMatchObject({ userId: row.userId })
  })

  it('loads 50 more records at a time', async () => {
    const row = sure(planet().rounds.find((one) => recordsOf(one).length > 50))
    await openConsole(`${REPORT}?mode=detail&record=${row.taskId}`)
    await press(/再加载/)
    await until(() => expect(queries(growthPlanet.listTaskRecords).at(-1)).toMatchObject({ pageSize: '100' }))
  })

  it('requests the waterings of one planet', async () => {
    const row = roundIn(roundStatus.ripe)
    await openConsole(`${REPORT}?mode=detail&record=${row.taskId}&part=water`)
    await sent(growthPlanet.listWaterings)
    expect(queries(growthPlanet.listWaterings)[0]).toMatchObject({ taskId: row.taskId })
  })

  it('sends all filters', async () => {
    await openConsole(
      `${REPORT}?phone=8888&level=1,2&status=1,4&totalEnergy=0~5000&createTime=2026-01-01~2026-12-01&endTime=`,
    )
    await sent(growthPlanet.queryTasks)
    expect(bodies(growthPlanet.queryTasks)[0]).toMatchObject({
      phone: '8888',
      level: ['1', '2'],
      status: [roundStatus.growing, roundStatus.withered],
      totalEnergyMin: 0,
      totalEnergyMax: 5000,
      createTimeStart: '2026-01-01 00:00:00',
    })
  })

  it('exports with its filters', async () => {
    await openConsole(`${REPORT}?status=3`)
    await press('导出')
    await sent(growthPlanet.exportTasks)
    expect(queries(growthPlanet.exportTasks)[0]).toMatchObject({ status: String(roundStatus.harvested) })
  })

  it('sums the same points by day and by planet', async () => {
    await openConsole(`${REPORT}?tab=points`)
    await sees('期间合计')
    const issued = issuedBetween('', '9999')
    const paid = planet().rounds.reduce((sum, row) => sum + roundView(row).issuedPoints, 0)
    expect(issued.total.totalPoints).toBe(paid)
    expect(issued.rows.reduce((sum, { totalPoints }) => sum + totalPoints, 0)).toBe(paid)
    expect(planet().rounds).toHaveLength(800)
    expect(planet().rounds.reduce((sum, { waters }) => sum + waters.length, 0)).toBe(4000)
  })
})

describe('planet settings page', () => {
  it('recalculates while typing and shows the changes before saving', { tags: ['core'] }, async () => {
    await openConsole(SETTING)
    await sees(/最快 4 天，每颗星球成本 1,475 积分/)
    await fill('收获奖励积分', '12000')
    await sees(/每颗星球成本超过 10,000 积分/)
    await sees('已修改 1 项')
    await press('保存')
    expect(await dialog(/确定保存以下修改/)).toHaveTextContent('12,000')
    await agree('保存')
    await seesToast('星球设置已保存')
    expect(bodies(growthPlanet.updateStarConfig)).toMatchObject([
      { id: planet().config.id, harvestPoints: 12_000, dayEnergy: 2000 },
    ])
  })

  it('denies access to dealers', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(growthPlanet.getStarConfig()).rejects.toThrow('没有访问权限')
    await expect(growthPlanet.queryTasks({ pageNo: 1, pageSize: 1 })).rejects.toThrow('没有访问权限')
  })

  it('requires the word 关闭 before closing the game', async () => {
    await openConsole(SETTING)
    await tick('活动开关')
    await press('保存')
    const question = await dialog(/关闭活动/)
    expect(question).toHaveTextContent('关闭后用户无法进入，成长进度保留')
    await fill(/请输入/, '关闭', '[role=dialog]')
    await agree('保存')
    await seesToast('星球设置已保存')
    expect(planet().config.starOn).toBe(0)
  })

  it('does not send a switch that the server did not send', async () => {
    Reflect.deleteProperty(planet().config, 'starOn')
    await openConsole(SETTING)
    await fill('收获奖励积分', '120')
    await press('保存')
    await agree('保存')
    await seesToast('星球设置已保存')
    expect(bodies(growthPlanet.updateStarConfig)[0]).not.toHaveProperty('starOn')
  })

  it('names the events that exceed a lower cap', async () => {
    await openConsole(SETTING)
    await fill('每日能量上限（g）', '850')
    await press('保存')
    await sees(/不能大于星球每日能量上限 850：邀请好友/)
    await press('恢复已保存的设置')
    expect(await box('每日能量上限（g）')).toHaveValue('2000')
  })
})
