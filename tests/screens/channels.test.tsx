// @module-tag leads
import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as clueChannels from '@/api/leads/clueChannels'
import * as clueEvents from '@/api/leads/clueEvents'
import * as dictionaries from '@/api/system/dictionaries'
import { channelLevel as channelLevels, channelType, eventType } from '@/entities/leads/enums'
import { enableStatus } from '@/entities/shared/enums'
import { channels, leadEvents, leads } from '../../mocks/leads/rules/leads'
import { takeSaved } from '../saved'
import {
  act,
  all,
  bodies,
  button,
  choose,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  sure,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const PATH = '/clue-management/soureManagement'
const FORM = '.ant-drawer'
const channelOf = (code: string) => sure(channels.find((row) => row.channelCode === code))
const eventOf = (code: string) => sure(leadEvents.find((row) => row.eventCode === code))
const name = (text: string) => find('.data-cell, td', text)

describe('lead channel list', () => {
  const open = (query = '', as?: string) => openConsole(`${PATH}${query}`, { as })
  const switchOf = (label: string, code: string) => find('[role=switch]', `${label} ${channelOf(code).channelName}`)

  it('loads the second level when expanded and counts all leads below a first level', async () => {
    await open('', 'hq_clue')
    await name('品牌App')
    expect(received(clueChannels.listByParentCode)).toEqual([])
    expect(document.body).not.toHaveTextContent('App询价')
    await hands.click(sure(document.querySelector('button.data-turn')))
    await name('App询价')
    expect(queries(clueChannels.listByParentCode)).toEqual([{ parentCode: 'APP' }])
    const month = new Date(control.now() + 8 * 3_600_000).toISOString().slice(0, 7)
    const count = leads.filter((lead) => lead.oneChannelCode === 'APP' && lead.createTime.startsWith(month)).length
    expect((await name('品牌App')).closest('.data-row, tr')).toHaveTextContent(`${count}`)
  })

  it('shows search results flat with the parent name in front', async () => {
    await open('?channelName=直播')
    await find('.data-cell, td', '品牌App / App直播')
    expect(queries(clueChannels.list)[0]).toMatchObject({ channelName: '直播' })
    expect(document.querySelector('button.data-turn')).toBeNull()
  })

  it('creates a child channel only with a unique name and a valid code', async () => {
    await open()
    await act('品牌App', '新增下级')
    await until(() => expect(location.search).toContain('record=APP'))
    await fill('渠道名称', 'App询价', FORM)
    await fill('渠道编码', 'app-1', FORM)
    await choose('渠道类型', '自有平台', FORM)
    await press('保存')
    await sees('同级渠道名称已存在')
    await sees('编码须为至少 2 位的大写字母、数字或下划线')
    expect(received(clueChannels.save)).toEqual([])
    await fill('渠道名称', 'App弹窗', FORM)
    await fill('渠道编码', 'APP_POP', FORM)
    await press('保存')
    await seesToast('已保存')
    expect(bodies(clueChannels.save)).toEqual([
      {
        channelLevel: channelLevels.second,
        parentCode: 'APP',
        channelName: 'App弹窗',
        channelCode: 'APP_POP',
        channelType: channelType.own,
        followLimit: 30,
        sort: 0,
        remark: '',
      },
    ])
    expect(channelOf('APP_POP').parentCode).toBe('APP')
  })

  it('keeps level and code fixed while editing and rejects a taken code', async () => {
    await open('?channelCode=OF_SHOW')
    await act('车展', '编辑')
    expect(await find('input', '渠道编码', FORM)).toBeDisabled()
    expect(await find('input[type=radio]', '二级', FORM)).toBeDisabled()
    await fill('首跟时限（分钟）', '3', FORM)
    await press('保存')
    await sees('请输入 5 到 2880 之间的数')
    await fill('首跟时限（分钟）', '45', FORM)
    await press('保存')
    await seesToast('已保存')
    expect(bodies(clueChannels.save)[0]).toMatchObject({
      id: channelOf('OF_SHOW').id,
      parentCode: 'OFFLINE',
      followLimit: 45,
    })
    await expect(
      clueChannels.save({
        channelLevel: channelLevels.first,
        channelName: '新',
        channelCode: 'APP',
        channelType: channelType.own,
        followLimit: 30,
        sort: 0,
      }),
    ).rejects.toMatchObject({
      fields: { channelCode: '渠道编码已存在' },
    })
  })

  it(
    'closes a channel to dealers after confirmation and disables the switch below it',
    { tags: ['core'] },
    async () => {
      await open()
      await hands.click(await switchOf('经销商可选', 'STORE'))
      await sees('关闭后经销商建卡时不可选择该渠道')
      await press('确定')
      await seesToast('已停用')
      expect(bodies(clueChannels.setOptional)).toEqual([{ id: channelOf('STORE').id, flag: 0 }])
      await until(async () => expect(await switchOf('经销商可选', 'STORE')).not.toBeChecked())
      await fill('渠道名称', '展厅到店')
      await press('查询')
      await until(async () => expect(await switchOf('经销商可选', 'ST_WALK')).toBeDisabled())
      expect(await switchOf('经销商可选', 'ST_WALK')).toBeChecked()
    },
  )

  it('enables verification calls after confirmation and reverts the switch after a refusal', async () => {
    await open()
    control.inject({ path: clueChannels.setOutCall.path, kind: 'code', code: 500, message: '外呼服务繁忙', times: 1 })
    for (const told500 of [true, false]) {
      await hands.click(await switchOf('需外呼清洗', 'WEB'))
      await sees('开启后新线索将先进入外呼清洗')
      await press('确定')
      await seesToast(told500 ? '外呼服务繁忙' : '已启用')
      await until(async () =>
        expect((await switchOf('需外呼清洗', 'WEB')).getAttribute('aria-checked')).toBe(String(!told500)),
      )
    }
    expect(bodies(clueChannels.setOutCall)).toEqual([0, 1].map(() => ({ id: channelOf('WEB').id, flag: 1 })))
  })

  it('exports the filtered channels in their order', async () => {
    const saved = takeSaved()
    await open('?outCall=1&sort=monthCount.desc')
    await until(async () => expect(await button('导出')).toBeEnabled())
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(clueChannels.exportList)[0]).toEqual({ outCall: '1', sortField: 'monthCount', sortOrder: 'desc' })
    const book = read(await sure(saved[0]).blob.arrayBuffer())
    const rows = utils.sheet_to_json<Record<string, unknown>>(sure(book.Sheets[sure(book.SheetNames[0])]))
    const listed = await clueChannels.list({ outCall: 1, sortField: 'monthCount', sortOrder: 'desc', pageSize: 100 })
    expect(rows.map((row) => [row['渠道编码'], row['本月线索数']])).toEqual(
      listed.records.map((row) => [row.channelCode, row.monthCount]),
    )
  })

  it('rejects changes by a dealer', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(clueChannels.save({ channelName: 'x' })).rejects.toThrow('没有操作权限')
    await expect(clueEvents.enable({ id: eventOf('SHOW_CD').id })).rejects.toThrow('没有操作权限')
  })
})

describe('lead event list', () => {
  const open = (query = '') => openConsole(`${PATH}?tab=event${query}`)

  it('creates an event only with an end after its start', async () => {
    await open()
    await press('新增活动')
    await fill('活动编码', 'SHOW_BJ', FORM)
    await fill('活动名称', '北京车展', FORM)
    await choose('活动类型', '车展', FORM)
    for (const [label, time] of [
      ['开始时间', '2026-12-20 09:00'],
      ['结束时间', '2026-12-19 18:00'],
    ] as const) {
      await fill(label, time, FORM)
      await hands.keyboard('{Enter}')
    }
    await press('保存')
    await sees('结束时间须晚于开始时间')
    await fill('结束时间', '2026-12-29 18:00', FORM)
    await hands.keyboard('{Enter}')
    await press('保存')
    await seesToast('已保存')
    expect(bodies(clueEvents.create)).toEqual([
      {
        eventCode: 'SHOW_BJ',
        eventName: '北京车展',
        eventType: eventType.show,
        seriesCode: '',
        startTime: '2026-12-20 09:00:00',
        endTime: '2026-12-29 18:00:00',
        remark: '',
      },
    ])
    expect(eventOf('SHOW_BJ').status).toBe(enableStatus.disabled)
  })

  it('allows changing only the end and remark of an enabled event', async () => {
    await open()
    await act('广州国际车展', '编辑')
    await sees('启用中的活动只能修改结束时间和说明')
    for (const label of ['活动编码', '活动名称', '活动类型', '推广车系', '开始时间'])
      expect(await find('input', label, FORM)).toBeDisabled()
    await fill('说明', '延期', FORM)
    await press('保存')
    await seesToast('已保存')
    const { id, endTime } = eventOf('SHOW_GZ')
    expect(received(clueEvents.get)[0]?.path).toContain(id)
    expect(bodies(clueEvents.update)).toEqual([{ id, endTime, remark: '延期' }])
    await expect(clueEvents.update({ id, eventName: '别名' })).rejects.toThrow('启用中的活动只能修改结束时间和说明')
  })

  it('disables an event after confirmation and enables it again', { tags: ['core'] }, async () => {
    await open()
    const row = eventOf('SHOW_GZ')
    expect(all('button', `启用 ${row.eventName}`)).toEqual([])
    await act(row.eventName, '停用')
    await sees('停用后该活动不再接收线索')
    await press('停用')
    await seesToast('已停用')
    expect(received(clueEvents.disable)[0]?.path).toContain(row.id)
    expect(row.status).toBe(enableStatus.disabled)
    await act(row.eventName, '启用')
    await seesToast('已启用')
    expect(received(clueEvents.enable)[0]?.path).toContain(row.id)
    await expect(clueEvents.enable({ id: row.id })).rejects.toThrow('当前状态不允许该操作')
  })

  it('deletes only disabled events without leads', async () => {
    await open()
    const free = eventOf('AD_NEWYEAR')
    await name(eventOf('SHOW_CD').eventName)
    await press(`更多 ${eventOf('SHOW_CD').eventName}`)
    await find('[role=menuitem]', '活动渠道')
    expect(all('[role=menuitem]', '删除')).toEqual([])
    await hands.keyboard('{Escape}')
    await act(free.eventName, '删除')
    await press('删除')
    await seesToast('已删除')
    expect(received(clueEvents.remove)[0]?.path).toContain(free.id)
    await expect(clueEvents.remove({ id: eventOf('SHOW_CD').id })).rejects.toThrow('活动已有线索，不能删除')
  })

  it('links to the channels and to all leads of an event', async () => {
    const count = leads.filter(({ eventCode }) => eventCode === 'SHOW_GZ').length
    await open('&eventName=广州')
    await act('广州国际车展', '活动渠道')
    await until(() => expect(queries(clueEvents.listChannels).at(-1)).toMatchObject({ eventCode: 'SHOW_GZ' }))
    expect(location.search).toBe('?tab=eventChannel&eventCode=SHOW_GZ')
    await hands.click(await find('[role=tab]', '活动'))
    const row = sure((await name('广州国际车展')).closest('.data-row, tr'))
    await hands.click(sure(all('button', String(count), row)[0]))
    await until(() => expect(location.pathname).toBe('/clue-management/clueList'))
    expect(location.search).toContain('eventCode=SHOW_GZ')
    expect(new URLSearchParams(location.search).get('createTime')).toBe('')
  })
})

describe('event channel list', () => {
  const open = (query = '') => openConsole(`${PATH}?tab=eventChannel${query}`)
  const list = async (input: Parameters<typeof clueEvents.listChannels>[0]) =>
    (await clueEvents.listChannels(input)).records

  it('filters by event and channel', async () => {
    await open('&eventCode=SHOW_GZ&channel=OTHER,OT_PARTNER')
    await until(() =>
      expect(queries(clueEvents.listChannels)[0]).toMatchObject({
        eventCode: 'SHOW_GZ',
        oneChannelCode: 'OTHER',
        twoChannelCode: 'OT_PARTNER',
      }),
    )
    await until(() => expect(document.body).toHaveTextContent('渠道：其他 / 异业合作'))
    await until(() => expect(document.body).toHaveTextContent('活动名称：广州国际车展'))
  })

  it('creates each event and channel pair only once with an https page', async () => {
    await open('&eventCode=SHOW_GZ&mode=new')
    const free = sure(
      channels.find(
        ({ channelLevel, channelCode }) => channelLevel === channelLevels.second && channelCode === 'OT_IMPORT',
      ),
    )
    await choose('渠道', '其他', FORM)
    const option = await until(() =>
      sure(
        [...document.querySelectorAll('.ant-cascader-menu-item')].find(({ textContent }) => textContent === '异业合作'),
      ),
    )
    await hands.click(option)
    await fill('落地页', 'http://m.example.com/x', FORM)
    await press('保存')
    await sees('请输入以https开头的链接')
    await fill('落地页', 'https://m.example.com/x', FORM)
    await press('保存')
    await sees('该活动下渠道已存在')
    await choose('渠道', free.channelName, FORM)
    await press('保存')
    await seesToast('已保存')
    expect(bodies(clueEvents.createChannel).at(-1)).toEqual({
      eventCode: 'SHOW_GZ',
      oneChannelCode: 'OTHER',
      twoChannelCode: 'OT_IMPORT',
      landingUrl: 'https://m.example.com/x',
    })
    expect(
      (await list({ eventName: '广州', twoChannel: undefined })).some(
        ({ twoChannelCode, status }) => twoChannelCode === 'OT_IMPORT' && status === enableStatus.disabled,
      ),
    ).toBe(true)
  })

  it('edits, enables and disables a channel and deletes it only without leads', async () => {
    await open('&eventCode=AD_NEWYEAR')
    const row = sure((await list({ eventName: '新年' }))[0])
    const called = `${row.eventName} ${row.twoChannel}`
    await act(called, '编辑')
    await fill('落地页', '', FORM)
    await press('保存')
    await seesToast('已保存')
    expect(received(clueEvents.getChannel)[0]?.path).toContain(row.id)
    expect(bodies(clueEvents.updateChannel)).toEqual([
      { id: row.id, eventCode: 'AD_NEWYEAR', oneChannelCode: 'OTHER', twoChannelCode: 'OT_PARTNER', landingUrl: '' },
    ])
    await act(called, '启用')
    await seesToast('已启用')
    expect(received(clueEvents.enableChannel)[0]?.path).toContain(row.id)
    await until(() => expect(all('button', `删除 ${called}`)).toEqual([]))
    await act(called, '停用')
    await press('停用')
    await seesToast('已停用')
    expect(received(clueEvents.disableChannel)[0]?.path).toContain(row.id)
    await act(called, '删除')
    await press('删除')
    await seesToast('已删除')
    expect(received(clueEvents.removeChannel)[0]?.path).toContain(row.id)
    const busy = sure((await list({ eventName: '成都' })).find(({ clueCount }) => clueCount > 0))
    await expect(clueEvents.removeChannel({ id: busy.id })).rejects.toThrow('活动渠道已有线索，不能删除')
  })
})

describe('lead dictionary', () => {
  it('lists types and values and compares a type with the values on H5 pages', async () => {
    await openConsole(`${PATH}?tab=dict&name=战败`)
    await act('战败原因', '下级')
    await sent(dictionaries.listByParentCode)
    await sent(dictionaries.listByParentCodeH5)
    expect(queries(dictionaries.listByParentCodeH5)).toEqual([{ parentCode: 'FAIL_REASON' }])
    await until(() =>
      expect([...document.querySelectorAll('.differs')].map(({ textContent }) => textContent)).toEqual(['其他', '—']),
    )
    await hands.click(await find('.ant-drawer button', /Close|关闭/))
    await fill('名称', '')
    await choose('上级编码', /^战败原因/)
    await until(() => expect(queries(dictionaries.list)).toContainEqual({ parentCode: 'FAIL_REASON' }))
    await name('购买竞品')
  })

  it('loads the full text when a truncated one is hovered', async () => {
    await openConsole(`${PATH}?tab=dict&code=FAIL`)
    await hands.hover(await find('button', '战败时必选，计入战败分析'))
    await sent(dictionaries.getDesc)
    expect(queries(dictionaries.getDesc)).toEqual([{ parentCode: 'FAIL_REASON' }])
  })
})
