// @module-tag marketing
import { describe, expect, it } from 'vitest'
import * as activities from '@/api/marketing/activities'
import * as dealers from '@/api/system/dealers'
import { activityStatus, fieldType as fieldTypes, typeLevel } from '@/entities/marketing/campaignEnums'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { campaignsAt, dealersOf, figuresOf, store } from '../../mocks/marketing/rules/campaigns'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  all,
  anyText,
  bodies,
  button,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  settled,
  sure,
  tick,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const TYPES = '/marketing-management/activity-type'
const TYPE = '/marketing-management/activity-type-details'
const LIST = '/marketing-management/campaign-host'
const DETAIL = '/marketing-management/campaign-host-details'
const dayFrom = (days: number) => formatTime(Date.now() + days * 86_400_000, 'YYYY-MM-DD')
const typeOf = (name: string) => sure(store().types.find((row) => row.name === name))
const campaign = (status: number, fits: (joined: number) => boolean = () => true) =>
  sure(
    campaignsAt(Date.now()).find(
      (row) => row.status === status && row.startTime !== '' && fits(figuresOf(row.id).joinCount),
    ),
  )
const labelled = (name: string) =>
  all('button', new RegExp(`${name}$`)).map((one) => (one.getAttribute('aria-label') ?? '').split(' ')[0])
const cascade = async (label: string, ...path: string[]) => {
  await hands.click(await find('input[role=combobox]', label))
  for (const step of path) {
    const item = await until(() =>
      sure([...document.querySelectorAll('.ant-cascader-menu-item')].find(({ textContent }) => textContent === step)),
    )
    await hands.click(item)
  }
}

describe('campaign type list', () => {
  it('loads both levels with one request and collapses the children', async () => {
    await openConsole(TYPES)
    await button('新车上市')
    await settled()
    expect(received(activities.listTypes)).toHaveLength(1)
    expect(document.querySelectorAll('.tree-body')).toHaveLength(29)
    await press('收起全部')
    expect(document.querySelectorAll('.tree-body')).toHaveLength(7)
    await press('展开全部')
    expect(document.querySelectorAll('.tree-body')).toHaveLength(29)
  })

  it('keeps the parents of the types found', async () => {
    await openConsole(`${TYPES}?name=${encodeURIComponent('巡展')}`)
    await button('社区巡展')
    expect([...document.querySelectorAll('.tree-body')].map((row) => row.getAttribute('data-id'))).toEqual([
      typeOf('车展巡展').id,
      typeOf('社区巡展').id,
    ])
  })

  it('sorts the first level by the number of campaigns', async () => {
    await openConsole(`${TYPES}?by=activityCount`)
    await button('新车上市')
    const count = (name: string) => {
      const ids = store()
        .types.filter((row) => row.name === name || row.parentId === typeOf(name).id)
        .map(({ id }) => id)
      return [...store().campaigns, ...store().dealerCampaigns].filter(({ typeId }) => ids.includes(typeId)).length
    }
    const first = [...document.querySelectorAll('[role=row][aria-level="1"]')].map(
      (row) => sure(store().types.find(({ id }) => id === row.getAttribute('data-id'))).name,
    )
    expect(first.map(count)).toEqual(first.map(count).toSorted((a, b) => b - a))
  })

  it('shows the sign-up fields of a type on request', async () => {
    await openConsole(TYPES)
    await press(/砍价购车 默认报名项$/)
    const popup = await find('[role=dialog]', '砍价购车 默认报名项')
    await until(() => expect(popup).toHaveTextContent('短信验证码'))
    expect(queries(activities.getType)).toEqual([{ id: typeOf('砍价购车').id }])
  })

  it('warns of running campaigns before disabling and locks children of a disabled type', async () => {
    await openConsole(TYPES)
    const running = campaignsAt(Date.now())
      .concat()
      .filter((row) => row.status === activityStatus.running && row.typeId === typeOf('城市试驾').id).length
    expect(running).toBeGreaterThan(0)
    await tick('城市试驾 状态')
    await sees(/进行中的 \d+ 个活动不受影响/)
    await hands.click(await find('.ant-modal button', '停用'))
    await seesToast('已停用')
    expect(bodies(activities.setTypeStatus)).toEqual([{ id: typeOf('城市试驾').id, status: enableStatus.disabled }])
    expect(typeOf('城市试驾').status).toBe(enableStatus.disabled)
    expect(await find('[role=switch]', '集卡抽奖 状态')).toBeDisabled()
    expect(labelled('集卡抽奖')).not.toContain('启用')
    await expect(activities.setTypeStatus({ id: typeOf('集卡抽奖').id, status: enableStatus.enabled })).rejects.toThrow(
      '请先启用上级类型',
    )
  })

  it('adds a second level only below an enabled type', async () => {
    await openConsole(TYPES)
    await act('试驾体验', '添加二级类型')
    await until(() => expect(location.pathname + location.search).toBe(`${TYPE}?parentId=${typeOf('试驾体验').id}`))
    expect(all('button', '更多 线上互动')).toHaveLength(0)
  })
})

describe('campaign type form', () => {
  it('reports a taken name while it is being typed', async () => {
    await openConsole(`${TYPE}?parentId=${typeOf('试驾体验').id}`)
    await fill('类型名称', '城市试驾')
    await sees('该类型已存在')
    expect(queries(activities.checkType).at(-1)).toEqual({ name: '城市试驾', level: '2' })
    await fill('类型名称', '高原试驾')
    await until(() => expect(document.body).not.toHaveTextContent('该类型已存在'))
  })

  it('saves the fields in their order without checking an unchanged name', async () => {
    const row = typeOf('夜间试驾')
    await openConsole(`${TYPE}?id=${row.id}`)
    await press('单选')
    await fill('字段名称', '驾龄')
    await press('添加选项')
    await press('添加选项')
    await fill('选项 1', '三年内')
    await fill('选项 2', '三年内')
    await press('保存')
    await until(() => expect(document.body).toHaveTextContent('驾龄：选项不能重复'))
    expect(received(activities.updateType)).toHaveLength(0)
    await fill('选项 2', '三年以上')
    await press('上移 驾龄')
    await press('保存')
    await seesToast('保存成功')
    expect(bodies(activities.updateType)[0]).toMatchObject({
      id: row.id,
      level: typeLevel.second,
      parentId: row.parentId,
      formFields: [
        { fieldType: fieldTypes.name, sort: 1 },
        { fieldType: fieldTypes.phone, sort: 2 },
        { fieldType: fieldTypes.series, sort: 3 },
        { title: '驾龄', fieldType: fieldTypes.radio, options: ['三年内', '三年以上'], sort: 4 },
        { fieldType: fieldTypes.dealer, sort: 5 },
      ],
    })
    expect(received(activities.checkType)).toHaveLength(0)
    await until(() => expect(location.pathname).toBe(TYPES))
  })

  it('keeps the input and shows the error at the field when the server rejects it', async () => {
    const row = typeOf('夜间试驾')
    await openConsole(`${TYPE}?id=${row.id}`)
    control.inject({ path: activities.checkType.path, kind: 'code', code: 500, message: '服务异常' })
    await fill('类型名称', '城市试驾')
    await press('保存')
    await sees('该类型已存在')
    expect(await find('input', '类型名称')).toHaveValue('城市试驾')
    expect(row.name).toBe('夜间试驾')
  })

  it('locks name and phone and limits the form to ten fields', async () => {
    const offer = (name: string) => find('.builder-palette button', name)
    await openConsole(`${TYPE}?id=${typeOf('盲订专场').id}`)
    expect(await offer('姓名')).toBeDisabled()
    expect(await offer('意向车系')).toBeDisabled()
    expect(all('button', /^移除报名项「(姓名|手机号)」$/)).toHaveLength(0)
    for (let more = 0; more < 5; more++) await hands.click(await offer('文本'))
    expect(await offer('文本')).toBeDisabled()
    expect(await offer('日期')).toBeDisabled()
    await sees('报名项（10/10）')
  })
})

describe('campaign list', () => {
  it('filters by type, region and start', async () => {
    await openConsole(
      `${LIST}?typeId=${typeOf('团购促销').id}&regions=A01&mode=1&startTime=2026-01-01~2027-12-31&status=2`,
    )
    await sent(activities.list)
    expect(queries(activities.list)[0]).toMatchObject({
      typeId: typeOf('团购促销').id,
      regions: 'A01',
      startTimeStart: '2026-01-01 00:00:00',
      startTimeEnd: '2027-12-31 23:59:59',
    })
  })

  it('counts the campaigns by status and filters with a click on a count', async () => {
    await openConsole(LIST)
    for (const [status, name] of [
      [0, '草稿'],
      [2, '进行中'],
      [4, '已结束'],
    ] as const) {
      const count = campaignsAt(Date.now()).filter((row) => row.status === status).length
      await find('[role=tab]', `${name} ${count}`)
    }
    await hands.click(await find('[role=tab]', /^草稿/))
    await until(() => expect(location.search).toBe('?status=0'))
  })

  it.each([
    [0, true, ['发布', '详情', '编辑', '复制']],
    [1, true, ['详情', '编辑', '撤回', '置顶', '停用', '结束', '推广渠道', '复制']],
    [3, true, ['恢复', '详情', '编辑', '结束', '推广渠道', '复制']],
    [4, true, ['详情', '推广渠道', '复制']],
  ])('offers the permitted actions in status %i', async (status, free, own) => {
    const wanted = [...own, '速览']
    const row = campaign(status, (joined) => (joined === 0) === free)
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
    await button(`详情 ${row.title}`)
    await settled()
    const inSight = labelled(row.title).filter((one) => one !== '更多' && wanted.includes(one ?? ''))
    const menu = all('button', `更多 ${row.title}`)[0]
    if (menu) await hands.click(menu)
    const hidden = menu
      ? await until(() => {
          const items = all('[role=menuitem]', /./)
          expect(items.length).toBeGreaterThan(0)
          return items.map(({ textContent }) => textContent)
        })
      : []
    expect([...inSight, ...hidden]).toEqual(wanted)
  })

  it('names dealers and regions before publishing and withdraws a published campaign', { tags: ['core'] }, async () => {
    const row = sure(
      campaignsAt(Date.now()).find(
        ({ status, regions, startTime }) =>
          status === activityStatus.draft && startTime !== '' && regions.areaCodes.length > 0,
      ),
    )
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
    await act(row.title, '发布')
    const asked = await dialog(/发布活动/)
    await until(() => expect(asked).toHaveTextContent(`共 ${dealersOf(row).length} 家经销商`))
    await until(() => expect(asked).toHaveTextContent('东北'))
    await hands.click(await find('.ant-modal button', '发布'))
    await seesToast('已发布')
    expect(bodies(activities.setStatus)[0]).toEqual({ id: row.id, status: activityStatus.upcoming })
    expect(row.status).toBe(activityStatus.upcoming)
    await act(row.title, '撤回')
    await hands.click(await find('.ant-modal button', '撤回'))
    await seesToast('已撤回为草稿')
    expect(bodies(activities.setStatus)[1]).toEqual({ id: row.id, status: activityStatus.draft })
  })

  it('prevents publishing an incomplete campaign', async () => {
    const row = sure(
      campaignsAt(Date.now()).find(({ status, startTime }) => status === activityStatus.draft && startTime === ''),
    )
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
    await act(row.title, '发布')
    await hands.click(await find('.ant-modal button', '发布'))
    await seesToast('请选择开始时间')
    expect(row.status).toBe(activityStatus.draft)
  })

  it('stops and resumes a campaign and ends it once the title is typed', async () => {
    const row = campaign(2)
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
    await act(row.title, '停用')
    await sees('停用后用户不可报名')
    await hands.click(await find('.ant-modal button', '停用'))
    await seesToast('已停用')
    expect(bodies(activities.stop)).toEqual([{ id: row.id, status: activityStatus.stopped }])
    await act(row.title, '恢复')
    await seesToast('已恢复')
    expect(row.status).toBe(activityStatus.running)
    await act(row.title, '结束')
    const end = await find('.ant-modal button', '结束')
    expect(end).toBeDisabled()
    await fill(/以确认/, row.title)
    await hands.click(await find('.ant-modal button', '结束'))
    await seesToast('已结束')
    expect(bodies(activities.end)).toEqual([{ id: row.id, status: activityStatus.ended }])
    await expect(activities.setStatus({ id: row.id, status: activityStatus.upcoming })).rejects.toThrow(
      '当前状态不允许该操作',
    )
  })

  it('pins three campaigns at most', async () => {
    const [first, second] = campaignsAt(Date.now()).filter(
      ({ status, topFlag }) =>
        topFlag === 0 && (status === activityStatus.upcoming || status === activityStatus.running),
    )
    await openConsole(`${LIST}?title=${encodeURIComponent(sure(first).title)}`)
    await act(sure(first).title, '置顶')
    await seesToast('已置顶')
    await expect(activities.top({ id: sure(second).id, status: 1 })).rejects.toThrow('置顶活动最多3个')
    await act(sure(first).title, '取消置顶')
    await seesToast('已取消置顶')
    expect(bodies(activities.top)).toEqual([
      { id: sure(first).id, status: 1 },
      { id: sure(second).id, status: 1 },
      { id: sure(first).id, status: 0 },
    ])
  })

  it('leads from the sign-up count to the sign-ups of the campaign', async () => {
    const row = campaign(4, (joined) => joined > 0)
    await openConsole(`${LIST}?title=${encodeURIComponent(row.title)}`)
    await press(`${figuresOf(row.id).joinCount} 报名人数`)
    await until(() =>
      expect(location.pathname + location.search).toBe(`/report/retention-details?activityId=${row.id}`),
    )
    await until(() => expect(document.querySelector('main')).toHaveTextContent(row.title))
  })

  it('sends its filters to the calendar and opens a campaign from its bar', async () => {
    const row = campaign(2)
    await openConsole(
      `${LIST}?view=calendar&month=${row.startTime.slice(0, 7)}&title=${encodeURIComponent(row.title)}&status=${row.status}`,
    )
    await press(new RegExp(`^${row.title}`))
    expect(queries(activities.list)[0]).toMatchObject({
      endTimeStart: `${row.startTime.slice(0, 7)}-01`,
      title: row.title,
      status: String(row.status),
      pageSize: '200',
    })
    await until(() => expect(location.search).toBe(`?id=${row.id}`))
  })

  it('keeps its filters between table, calendar and months', async () => {
    const row = campaign(2)
    const { title } = row
    await openConsole(`${LIST}?title=${encodeURIComponent(title)}`)
    await hands.click(await find('.ant-segmented-item', '日历'))
    await until(() => expect(queries(activities.list).at(-1)).toMatchObject({ title, pageSize: '200' }))
    const [, , today = 0] = formatTime(Date.now(), 'YYYY-MM-DD').split('-').map(Number)
    const weekday = '日一二三四五六'[new Date(`${formatTime(Date.now(), 'YYYY-MM-DD')}T00:00:00Z`).getUTCDay()]
    await until(() =>
      expect(document.querySelector('.calendar-days [data-today=true]')).toHaveTextContent(`${today}${weekday}`),
    )
    await press('下个月')
    await until(() => expect(document.querySelector('.calendar-days [data-today=true]')).toBeNull())
    await until(() => expect(queries(activities.list).at(-1)).toMatchObject({ title }))
    expect(await find('input', '活动名称')).toHaveValue(title)
    await hands.click(await find('.ant-segmented-item', '表格'))
    await until(() => expect(queries(activities.list).at(-1)).toMatchObject({ title, pageSize: '20' }))
  })

  it('shows a dealer only the published campaigns, read-only', async () => {
    await openConsole(LIST, { as: 'dealer01' })
    const row = campaign(2)
    await button(`详情 ${row.title}`)
    expect(all('button', '新增活动')).toHaveLength(0)
    expect(labelled(row.title)).toEqual(expect.not.arrayContaining(['编辑', '停用', '更多']))
    await find('[role=tab]', '草稿 0')
    await find('[role=tab]', '已停用 0')
    await expect(activities.stop({ id: row.id, status: activityStatus.stopped })).rejects.toThrow('仅总部可执行该操作')
    await expect(activities.get({ id: campaign(0).id })).rejects.toThrow('无权查看或数据不存在')
    expect(row.status).toBe(activityStatus.running)
  })
})

describe('campaign form', () => {
  it('reads levels as text and missing parents of regions', async () => {
    await openConsole(LIST)
    const data = [
      { code: 101, name: '华东', level: '1', parentCode: null },
      { code: '102', name: '上海', level: '2', parentCode: 101 },
      { code: '103', name: '华南', level: 1, parentCode: 0 },
    ]
    const body = JSON.stringify({ code: 200, data })
    control.inject({ path: activities.listRegions.path, kind: 'raw', body, times: 1 })
    expect(await activities.listRegions()).toMatchObject([
      { code: '101', level: 1, parentCode: '' },
      { code: '102', level: 2, parentCode: '101' },
      { code: '103', level: 1, parentCode: '' },
    ])
  })

  const setTime = async (label: string, text: string) => {
    const input = await find('input', label)
    await hands.click(input)
    await hands.clear(input)
    await hands.paste(text)
    await hands.keyboard('{Enter}')
  }

  it('saves a draft with only a title', async () => {
    await openConsole(DETAIL)
    await press('存草稿')
    await sees('请输入活动名称')
    expect(received(activities.create)).toHaveLength(0)
    await fill('活动名称', '春季试驾周')
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(activities.create)[0]).toMatchObject({
      title: '春季试驾周',
      typeId: '',
      joinLimit: 0,
      regions: { areaCodes: [], provinceCodes: [], cityCodes: [] },
      dealerCodes: [],
      formFields: [{ fieldType: fieldTypes.name }, { fieldType: fieldTypes.phone }],
    })
    expect(campaignsAt(Date.now())[0]).toMatchObject({ title: '春季试驾周', status: activityStatus.draft })
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('offers only enabled headquarters types and fills in their default sign-up form', async () => {
    await openConsole(DETAIL)
    await cascade('活动类型', '团购促销', '砍价购车')
    expect(
      [...document.querySelectorAll('.ant-cascader-menu-item')].map(({ textContent }) => textContent),
    ).not.toContain('线上互动')
    await press('使用默认报名表单')
    await fill('活动名称', '砍价')
    await press('存草稿')
    await sent(activities.create)
    expect(bodies(activities.create)[0]).toMatchObject({
      typeId: typeOf('砍价购车').id,
      formFields: ['name', 'phone', 'sms', 'series', 'buyPlan'].map((fieldType) => ({ fieldType })),
    })
  })

  it('lists the missing input in the last step and leads back to it', async () => {
    await openConsole(DETAIL)
    await fill('活动名称', '春季试驾周')
    await setTime('结束时间', `${dayFrom(2)} 09:00`)
    await setTime('开始时间', `${dayFrom(3)} 09:00`)
    await hands.click(await find('.ant-steps [role=button]', /确认发布/))
    const faults = () => [...document.querySelectorAll('.campaign-faults li')].map(({ textContent }) => textContent)
    await until(() => expect(faults()).toHaveLength(6))
    expect(faults()).toEqual([
      '请选择活动类型 前往「基本信息」',
      '请选择举办方式 前往「基本信息」',
      '结束时间须晚于开始时间 前往「基本信息」',
      '请上传列表封面 前往「活动内容」',
      '请上传头图 前往「活动内容」',
      '请输入活动详情 前往「活动内容」',
    ])
    await press('发布')
    expect(await find('input', '活动名称')).toBeVisible()
    expect(received(activities.create)).toHaveLength(0)
  })

  it('sends a whole area as one code and publishes the saved campaign', async () => {
    const row = sure(
      campaignsAt(Date.now()).find(
        ({ status, startTime, regions }) =>
          status === activityStatus.draft && startTime !== '' && regions.areaCodes.length === 0,
      ),
    )
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await hands.click(await find('.ant-steps [role=button]', /活动范围/))
    const area = await until(() =>
      sure(
        [...document.querySelectorAll('.ant-tree-treenode')].find(({ textContent }) => textContent.startsWith('华南')),
      ),
    )
    await hands.click(sure(area.querySelector('.ant-tree-checkbox')))
    await until(() => expect(queries(dealers.listRelatedForActivity).at(-1)?.areaCodes).toMatch(/^\w+$/))
    await settled()
    await hands.click(await find('.ant-steps [role=button]', /确认发布/))
    await sees('内容完整，可以发布')
    await press('发布')
    const asked = await dialog(/发布活动/)
    await until(() => expect(asked).toHaveTextContent('华南'))
    await hands.click(await find('.ant-modal button', '发布'))
    await seesToast('已发布')
    expect(bodies(activities.update)[0]).toMatchObject({
      id: row.id,
      regions: { areaCodes: [anyText()], provinceCodes: [], cityCodes: [] },
    })
    expect(bodies(activities.setStatus)).toEqual([{ id: row.id, status: activityStatus.upcoming }])
    expect(row).toMatchObject({ status: activityStatus.upcoming, regions: { areaCodes: [anyText()] } })
  })

  describe('with more dealers than one request returns', () => {
    const openRange = async (more: number, outside: readonly string[] = []) => {
      const row = sure(
        campaignsAt(Date.now()).find(
          ({ status, startTime, regions }) =>
            status === activityStatus.draft && startTime !== '' && regions.areaCodes.length > 0,
        ),
      )
      const [first] = dealersOf({ ...row, dealerCodes: [] })
      const added = Array.from({ length: more }, (_, at) => ({
        ...sure(first),
        id: `many${at}`,
        dealerCode: `M${at}`,
        dealerName: `新增店${at}`,
      }))
      org.dealers.push(...added)
      row.dealerCodes = [...added.map(({ dealerCode }) => dealerCode), ...outside]
      await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
      await hands.click(await find('.ant-steps [role=button]', /活动范围/))
      return row
    }
    const chosen = () => document.querySelector('.dealer-choice-chosen')

    it('offers all dealers of the range', async () => {
      const row = await openRange(510)
      const total = dealersOf({ ...row, dealerCodes: [] }).length
      await until(() => expect(all('label', `全选（${total}）`)).toHaveLength(1))
      expect(queries(dealers.listRelatedForActivity).map(({ pageNo }) => pageNo)).toContain('2')
    })

    it('accepts chosen dealers beyond the first request', async () => {
      await openRange(510)
      await until(() => expect(chosen()).toHaveTextContent('新增店0'))
      expect(chosen()).not.toHaveTextContent('不在所选区域')
    })

    it('shows a chosen dealer outside the range by name', async () => {
      const own = sure(org.dealers.find(({ areaName }) => areaName === '华南'))
      await openRange(1, [own.dealerCode])
      await until(() => expect(chosen()?.firstElementChild).toHaveTextContent(`${own.dealerName} 不在所选区域`))
    })
  })

  it('restricts changes to a published campaign', async () => {
    const row = campaign(2, (joined) => joined > 5)
    const joined = figuresOf(row.id).joinCount
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    expect(await find('input', '开始时间')).toBeDisabled()
    expect(await find('input[role=combobox]', '活动类型')).toBeDisabled()
    expect(await find('input', '活动名称')).toBeEnabled()
    await fill('报名上限', '5')
    await setTime('结束时间', `${dayFrom(-1)} 09:00`)
    await press('保存')
    await sees(`报名上限不能小于已报名人数（${joined}）`)
    await sees('发布后结束时间只能延后')
    await hands.click(await find('.ant-steps [role=button]', /报名表单/))
    await sees('已有报名，不可修改报名项')
    expect(all('button', '文本')).toHaveLength(0)
    await expect(activities.update({ id: row.id, formFields: [] })).rejects.toThrow()
    await expect(activities.update({ id: row.id, startTime: `${dayFrom(-60)} 09:00:00` })).rejects.toThrow('活动已开始')
    await expect(
      activities.update({
        id: row.id,
        regions: { areaCodes: [sure(org.salesAreas[0]).areaCode], provinceCodes: [], cityCodes: [] },
      }),
    ).rejects.toThrow('发布后只能扩大活动范围')
  })

  it('copies a campaign without its dates', async () => {
    const row = campaign(4, (joined) => joined > 0)
    await openConsole(`${DETAIL}?copyId=${row.id}`)
    expect(await find('input', '活动名称')).toHaveValue(row.title)
    expect(await find('input', '开始时间')).toHaveValue('')
    await press('存草稿')
    await sent(activities.create)
    expect(bodies(activities.create)[0]).toMatchObject({ title: row.title, startTime: '', cover: row.cover })
  })
})

describe('campaign detail', () => {
  it('requests dealers, channels and figures only when their tab is opened', async () => {
    const row = campaign(4, (joined) => joined > 0)
    const { viewCount, joinCount } = figuresOf(row.id)
    Object.assign(row, { joinLimit: '', shareTitle: '' })
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('活动数据')
    expect(all('dt', '报名上限')).toEqual([])
    expect(received(activities.getSummary)).toHaveLength(0)
    await hands.click(await find('[role=tab]', '参与经销商'))
    await sent(dealers.listRelatedForActivity)
    expect(queries(dealers.listRelatedForActivity).at(-1)).toMatchObject({
      activityId: row.id,
      joinStatus: '1',
      sortField: 'joinCount',
    })
    expect(location.search).toBe(`?id=${row.id}&tab=dealers`)
    await hands.click(await find('[role=tab]', '推广渠道'))
    await sent(activities.listLinkedChannels)
    expect(queries(activities.listLinkedChannels)[0]).toMatchObject({ activityId: row.id })
    await hands.click(await find('[role=tab]', '活动数据'))
    await sent(activities.getSummary)
    const figures = await until(() => sure(document.querySelector('.figures')))
    await until(() => expect(figures).toHaveTextContent(`浏览量${viewCount.toLocaleString('zh-CN')}`))
    expect(figures).toHaveTextContent(`报名人数${joinCount}`)
  })

  it('hides the figures of a draft', async () => {
    await openConsole(`${DETAIL}?id=${campaign(0).id}`)
    await find('[role=tab]', '参与经销商')
    expect(all('[role=tab]', '活动数据')).toHaveLength(0)
  })

  it('hides channels and editing from a dealer', async () => {
    await openConsole(`${DETAIL}?id=${campaign(2).id}`, { as: 'dealer01' })
    await find('[role=tab]', '活动数据')
    expect(all('[role=tab]', '推广渠道')).toHaveLength(0)
    expect(all('button', '编辑')).toHaveLength(0)
  })

  it('reports a campaign without access as not found', async () => {
    await openConsole(`${DETAIL}?id=${campaign(0).id}`, { as: 'dealer01' })
    await sees('无权查看或数据不存在')
    await press('返回列表')
    await until(() => expect(location.pathname).toBe(LIST))
  })
})
