// @module-tag community
import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { get as getClub } from '@/api/community/clubs'
import * as activities from '@/api/community/socialActivities'
import { checkType, organizer } from '@/entities/community/activity'
import { templateType } from '@/entities/community/activityTemplate'
import { enrollStatus } from '@/entities/community/enroll'
import { enrollFieldType } from '@/entities/community/enrollField'
import { joinScope, violateReason } from '@/entities/community/shared'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { clubs } from '../../mocks/community/rules/clubs'
import { enrolments, figuresOf, stageOf } from '../../mocks/community/rules/enrolments'
import { templates } from '../../mocks/community/rules/templates'
import { control } from '../../mocks/core/control'
import { org } from '../../mocks/system/rules/store'
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
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { grantAll, writes } from '../readers'

const LIST = '/activity-management/apply'
const DETAIL = '/activity-management/applyDetail'
const { announced, draft, open, closed, running, down } = enrollStatus
const inStage = (stage: number, fits: (id: string) => boolean = () => true) =>
  sure(enrolments().find((row) => stageOf(row, control.now()) === stage && fits(row.id)))
const taken = (id: string) => figuresOf(id).enrollCount > 0
const days = (count: number) => formatTime(Date.now() + count * 86_400_000)
const listOf = (title: string) => `${LIST}?title=${encodeURIComponent(title)}`

describe('enrolment list', () => {
  it('shows the pending enrolments and places of each activity, newest first', async () => {
    const waits = inStage(open, (id) => figuresOf(id).waiting > 0)
    const free = sure(enrolments().find(({ quota }) => quota === 0))
    for (const row of enrolments()) if (row !== free && row !== waits) row.createTime = days(-100)
    await openConsole(LIST)
    await find('a.cell-link', waits.title)
    const [first] = received(activities.listEnrolls)
    expect(first?.body).toMatchObject({ access_token: expect.any(String), sortField: 'createTime', sortOrder: 'desc' })
    expect(JSON.stringify(first?.query)).not.toContain('token')
    const row = sure((await find('a.cell-link', waits.title)).closest('[role=row]'))
    expect(row).toHaveTextContent(`待审核 ${figuresOf(waits.id).waiting}`)
    expect(row.querySelector('.enroll-places')).not.toBeNull()
    await find('[role=tab]', `报名中 ${enrolments().filter((one) => stageOf(one, control.now()) === open).length}`)
    const unlimited = sure((await find('a.cell-link', free.title)).closest('[role=row]'))
    expect(unlimited).toHaveTextContent(`${figuresOf(free.id).enrollCount} / 不限`)
    expect(unlimited.querySelector('.enroll-places')).toBeNull()
  })

  it('opens an activity from the month calendar', async () => {
    const row = inStage(running)
    await openConsole(`${LIST}?view=calendar&month=${row.startTime.slice(0, 7)}`)
    const bar = await find('button', new RegExp(`^${row.title} .?\\d{4}-.*活动中$`))
    expect(bodies(activities.listEnrolls).at(-1)).toMatchObject({
      startTimeEnd: expect.stringMatching(/-(28|29|30|31)$/),
    })
    await hands.click(bar)
    await until(() => expect(location.pathname + location.search).toBe(`${DETAIL}?id=${row.id}`))
  })

  it('opens the form when the check before publishing fails', async () => {
    const row = inStage(down)
    Object.assign(row, { endTime: days(40), startTime: days(39), enrollEnd: days(38) })
    const other = sure(enrolments().find((one) => stageOf(one, control.now()) === open && one !== row))
    Object.assign(other, { title: row.title, endTime: days(41), startTime: days(38) })
    await openConsole(`${listOf(row.title)}&status=6`)
    await act(row.title, '上架')
    await dialog(/同一时段已有同名活动/)
    expect(bodies(activities.check).at(-1)).toMatchObject({ bizType: checkType.enroll, id: row.id, title: row.title })
    await agree('去修改')
    await until(() => expect(location.search).toBe(`?id=${row.id}&mode=edit`))
    expect(received(activities.shelveEnroll)).toEqual([])
  })

  it('publishes despite a warning once it is confirmed', async () => {
    const row = inStage(down)
    Object.assign(row, { endTime: days(40), startTime: days(39), enrollEnd: days(38) })
    const other = inStage(open)
    Object.assign(other, { title: '另一个活动', endTime: days(41), startTime: days(38) })
    for (const one of [row, other]) Object.assign(one, { organizer: organizer.dealer, dealerCode: 'D00002' })
    await openConsole(`${listOf(row.title)}&status=6`)
    await act(row.title, '上架')
    await dialog(/已承办「另一个活动」/)
    await agree('仍要上架')
    await seesToast('已上架')
    expect(bodies(activities.getEnroll)).toEqual([{ id: row.id }])
    expect(bodies(activities.check)[0]).toMatchObject({ id: row.id, content: row.content })
    expect(bodies(activities.shelveEnroll)).toEqual([{ id: row.id, status: 1 }])
  })

  it('requires a reason and the title to unpublish a running activity', async () => {
    const row = inStage(running, taken)
    const { enrollCount } = figuresOf(row.id)
    await openConsole(listOf(row.title))
    await act(row.title, '下架')
    await dialog(new RegExp(`已有 ${enrollCount} 人报名，下架后将通知报名用户并退还积分`))
    await tick('虚假信息')
    await fill(/输入标题/, '别的')
    await agree('下架')
    await sees('与标题不一致')
    expect(received(activities.shelveEnroll)).toEqual([])
    await fill(/输入标题/, row.title)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(activities.shelveEnroll)).toEqual([{ id: row.id, status: 0, reason: violateReason.untrue }])
    expect(row.status).toBe(down)
  })

  it('copies an activity into an unsaved form without times', async () => {
    const row = inStage(draft)
    await openConsole(listOf(row.title))
    await act(row.title, '复制')
    await box('活动地点')
    expect(await box('活动名称')).toHaveValue(row.title)
    expect(await box('活动开始')).toHaveValue('')
    expect(received(activities.createEnroll)).toEqual([])
  })

  it('deletes only activities without enrolments', async () => {
    const row = inStage(draft)
    await openConsole(listOf(row.title))
    await act(row.title, '删除')
    await fill('删除原因', '重复创建')
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(activities.removeEnroll)).toEqual([{ id: row.id, reason: '重复创建' }])
    expect(enrolments()).not.toContain(row)
    await expect(activities.removeEnroll({ id: inStage(down, taken).id, reason: '已有人报名' })).rejects.toThrow(
      '已有用户报名，不能删除',
    )
  })

  it('restricts a dealer to reading the activities it hosts', async () => {
    await openConsole('/home', { as: 'dealer01' })
    const own = enrolments().filter(({ dealerCode }) => dealerCode === 'D00001')
    const { records } = await activities.listEnrolls({ pageNo: 1, pageSize: 100 })
    expect(records.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
    await expect(activities.createEnroll({ title: '经销商活动' })).rejects.toThrow('没有操作权限')
    await expect(
      activities.getEnroll({ id: inStage(open, (id) => !own.some((one) => one.id === id)).id }),
    ).rejects.toThrow('无权查看或数据不存在')
  })
})

describe('activity detail for the hosting dealer', () => {
  it('shows the form and the figures read-only', async () => {
    const row = inStage(open, taken)
    row.dealerCode = sure(org.users.find(({ username }) => username === 'market01')).dealerCode
    grantAll('DEALER_MARKETING', [LIST, '/activity-management/applyRecord'])
    const { router } = await openConsole(`${DETAIL}?id=${row.id}&mode=edit`, { as: 'market01' })
    await sees('转化漏斗')
    await settled()
    expect(document.querySelector('main')).toHaveTextContent(row.title)
    expect(writes('main button')).toEqual([])
    expect(all('main form', /./)).toEqual([])
    await hands.click(await find('[role=tab]', '报名表单'))
    await until(() =>
      expect(document.querySelector('[role=tabpanel] table')).toHaveTextContent(sure(row.formFields[0]).label),
    )
    await router.navigate(DETAIL)
    await sees('无权查看或数据不存在')
    expect(hasButton('存草稿')).toBe(false)
  })
})

describe('activity form', () => {
  it('starts from a template and saves a draft once the server check passes', async () => {
    const template = sure(
      templates().find(({ bizType, status }) => bizType === templateType.enroll && status === enableStatus.enabled),
    )
    await openConsole(LIST)
    await press('新增活动')
    await hands.click(await find('.templates button', new RegExp(`^${template.templateName}`)))
    await until(() => expect(location.search).toBe(`?templateId=${template.id}`))
    await box('活动地点')
    expect(await box('活动名称')).toHaveValue(String(template.content.title))
    await hands.click(await find('.ant-segmented-item-label, label', '报名表单'))
    await until(() => expect(document.querySelector('.phone-page')).toHaveTextContent('手机号 *'))
    await fill('活动名称', '代开发票活动')
    await press('存草稿')
    await sees('含有敏感词「代开发票」')
    expect(received(activities.createEnroll)).toEqual([])
    await fill('活动名称', '秋日自驾')
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(activities.check).at(-1)).toMatchObject({ bizType: checkType.enroll, title: '秋日自驾' })
    expect(bodies(activities.createEnroll)).toEqual([
      expect.objectContaining({ title: '秋日自驾', quota: template.content.quota }),
    ])
    const made = sure(enrolments().find(({ title }) => title === '秋日自驾'))
    expect(made.status).toBe(draft)
    expect(made.formFields).toHaveLength((template.content.formFields as unknown[]).length) // set by the seeds
    await until(() => expect(new URLSearchParams(location.search).get('id')).toBe(made.id))
  })

  it('reports an unavailable template and starts blank', async () => {
    await openConsole(`${DETAIL}?templateId=1`)
    await sees('模板已停用')
    expect(await box('活动名称')).toHaveValue('')
  })

  it('applies a template after confirmation and saves the form as one', async () => {
    await openConsole(DETAIL)
    await fill('活动名称', '先写一点')
    await press('使用模板')
    const other = sure(
      templates().filter(
        ({ bizType, status }) => bizType === templateType.enroll && status === enableStatus.enabled,
      )[1],
    )
    await hands.click(await find('.templates button', new RegExp(`^${other.templateName}`)))
    await dialog(/已填写的内容将被模板覆盖/)
    await agree('使用模板')
    await until(async () => expect(await box('活动名称')).toHaveValue(String(other.content.title)))
    await press('存为模板')
    await fill('模板名称', other.templateName)
    await agree(/^保\s?存$/)
    await sees('模板名称已存在')
    expect(received(activities.createTemplate)).toEqual([])
    await fill('模板名称', '我的模板')
    await agree(/^保\s?存$/)
    await seesToast('模板已保存')
    expect(bodies(activities.check).at(-1)).toMatchObject({
      bizType: checkType.template,
      templateType: templateType.enroll,
      templateName: '我的模板',
    })
    expect(bodies(activities.createTemplate).at(-1)).toMatchObject({
      templateName: '我的模板',
      bizType: templateType.enroll,
      content: expect.objectContaining({ title: other.content.title }),
    })
  })

  it('builds the enrolment form from validated fields', async () => {
    const row = inStage(draft)
    Object.assign(row, { formFields: [], organizer: organizer.headquarters })
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await press('单选')
    await press('身份证号')
    const labels = () => all('.enroll-field bdi', /./).flatMap(({ textContent }, at) => (at % 2 ? [] : [textContent]))
    expect(labels()).toEqual(['单选', '身份证号'])
    expect(await find('[role=alert]', '敏感信息，请说明用途')).toBeVisible()
    await fill('用途说明', '购买保险')
    await fill('字段名称', '单选')
    await find('[role=alert]', '字段名称不能重复')
    await fill('字段名称', '证件号')
    await press('上移 证件号')
    expect(labels()).toEqual(['证件号', '单选'])
    await press('复制 证件号')
    expect(labels()).toEqual(['证件号', '单选', '证件号副本'])
    await press('撤销')
    expect(labels()).toEqual(['证件号', '单选'])
    await press('存草稿')
    await sees('「单选」：选项须为 2-20 个，且不能为空')
    await hands.click(await find('.enroll-field', /^单选/))
    await press('添加选项')
    await fill('选项 1', '甲')
    await press('添加选项')
    await fill('选项 2', '乙')
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(activities.updateEnroll)).toEqual([
      {
        id: row.id,
        updateTime: expect.any(String),
        formFields: [
          expect.objectContaining({
            fieldId: '',
            label: '证件号',
            fieldType: enrollFieldType.idNumber,
            tip: '购买保险',
          }),
          expect.objectContaining({
            fieldId: '',
            label: '单选',
            fieldType: enrollFieldType.oneOf,
            options: ['甲', '乙'],
          }),
        ],
      },
    ])
  })

  it('inserts a dragged field at the marked position', async () => {
    const row = inStage(draft)
    const other = sure(inStage(open).formFields[0])
    const before = ['甲', '乙']
    row.formFields = before.map((label, at) => ({ ...other, label, fieldId: `F${at}` }))
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    const offer = await find('.enroll-palette button', '日期')
    // jsdom has no layout: the palette is at the left, the form starts at 200 px, its rows of 40 px at 100 px.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.lastElementChild?.className === 'enroll-items') return new DOMRect(200, 0, 300, 400)
      if (this.className !== 'enroll-item') return new DOMRect(0, 0, 100, 30)
      const at = [...document.getElementsByClassName('enroll-item')].indexOf(this)
      return new DOMRect(200, 100 + at * 40, 300, 40)
    })
    const lines = () =>
      [...document.querySelectorAll('.enroll-items > li')].map((one) => one.classList.contains('enroll-line'))
    const move = (clientX: number, clientY: number) => fireEvent.pointerMove(document, { clientX, clientY })
    fireEvent.pointerDown(offer, { clientX: 20, clientY: 10, button: 0, isPrimary: true })
    move(40, 20)
    move(300, 399)
    await until(() => expect(lines()).toEqual([false, false, true]))
    move(700, 200)
    await until(() => expect(lines()).toEqual([false, false]))
    move(300, 145)
    await until(() => expect(lines()).toEqual([false, true, false]))
    fireEvent.pointerUp(document, { clientX: 300, clientY: 145 })
    await until(() => expect(lines()).toEqual([false, false, false]))
    vi.restoreAllMocks()
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(activities.updateEnroll)).toMatchObject([
      {
        formFields: [
          { label: before[0], sort: 10 },
          { label: '日期', fieldId: '', fieldType: enrollFieldType.date, sort: 20 },
          { label: before[1], sort: 30 },
        ],
      },
    ])
  })

  it('locks answered fields, points and audience once users have enrolled', async () => {
    const row = inStage(open, taken)
    const { passCount } = figuresOf(row.id)
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    expect(await box('报名消耗积分')).toBeDisabled()
    expect(await find('input[type=radio]', '全部用户')).toBeDisabled()
    expect(await box('字段名称')).toBeDisabled()
    expect(hasButton(`删除 ${sure(row.formFields[0]).label}`)).toBe(false)
    await fill('名额（0 表示不限）', '1')
    await press(/^保\s?存$/)
    await sees(`名额不能小于已通过人数 ${passCount}`)
    await fill('名额（0 表示不限）', String(passCount + 100))
    await fill('活动地点', '新的集合地点')
    await press(/^保\s?存$/)
    await dialog(/将通知已报名用户/)
    await agree(/^保\s?存$/)
    await until(() => expect(received(activities.updateEnroll)).toHaveLength(1))
    expect(bodies(activities.updateEnroll)).toEqual([
      { id: row.id, quota: passCount + 100, address: '新的集合地点', updateTime: expect.any(String) },
    ])
    await expect(activities.updateEnroll({ id: row.id, points: 9_000 })).rejects.toThrow('活动状态已变更')
  })

  it('loads the names of the clubs whose members may join', async () => {
    const row = inStage(announced)
    const club = sure(clubs()[3])
    Object.assign(row, { joinScope: joinScope.members, clubIds: [club.id] })
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await until(() => expect(bodies(getClub)).toEqual([{ id: club.id }]))
    // jsdom does not render the selected items, only the line with their number.
    await hands.click(await find('input[role=combobox]', '指定车友会'))
    await until(() =>
      expect(document.querySelector('.ant-select-item-option-selected')).toHaveTextContent(club.clubName),
    )
  })

  it('locks most fields after enrolment closes and all after the end', async () => {
    const row = inStage(closed)
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    expect(await box('活动名称')).toBeDisabled()
    expect(await box('活动开始')).toBeDisabled()
    expect(await box('活动结束')).toBeEnabled()
    expect(await box('活动地点')).toBeEnabled()
    const over = inStage(enrollStatus.ended)
    await expect(activities.updateEnroll({ id: over.id, address: '别处' })).rejects.toThrow('活动状态已变更')
  })

  it('saves and publishes a draft with one click', { tags: ['core'] }, async () => {
    const row = inStage(draft)
    Object.assign(row, { title: '周末试驾会', organizer: organizer.headquarters })
    Object.assign(row, { enrollStart: days(1), enrollEnd: days(5), startTime: days(6), endTime: days(7) })
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await fill('活动名称', '周末试驾会第二场')
    await press('保存并上架')
    await seesToast('已上架')
    expect(bodies(activities.updateEnroll)).toEqual([
      { id: row.id, title: '周末试驾会第二场', updateTime: expect.any(String) },
    ])
    expect(bodies(activities.shelveEnroll)).toEqual([{ id: row.id, status: 1 }])
    expect(stageOf(row, control.now())).toBe(announced)
  })

  it('reports that a draft was saved when the server refuses to publish it', async () => {
    const row = inStage(draft)
    Object.assign(row, { title: '过期的活动', organizer: organizer.headquarters })
    Object.assign(row, { enrollStart: days(-6), enrollEnd: days(-5), startTime: days(-4), endTime: days(-3) })
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await box('活动地点')
    await press('保存并上架')
    await seesToast('已保存，但未生效：活动结束时间已过')
    expect(bodies(activities.shelveEnroll)).toEqual([{ id: row.id, status: 1 }])
    expect(row.status).toBe(draft)
  })

  it('shows the figures and the newest enrolments of a running activity', async () => {
    const row = inStage(running, taken)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('转化漏斗')
    await sees('最新报名')
    await settled()
    expect(bodies(activities.listEnrollRecords).at(-1)).toMatchObject({
      activityId: row.id,
      pageSize: 10,
      sortField: 'enrollTime',
    })
    await press('全部')
    await until(() =>
      expect(location.pathname + location.search).toBe(`/activity-management/applyRecord?activityId=${row.id}`),
    )
  })
})
