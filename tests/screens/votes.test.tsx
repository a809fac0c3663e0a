// @module-tag community
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as socialActivities from '@/api/community/socialActivities'
import * as files from '@/api/system/files'
import { checkType } from '@/entities/community/activity'
import { templateType } from '@/entities/community/activityTemplate'
import { appSource, stageStatus, violateReason } from '@/entities/community/shared'
import { selectMode, voteType } from '@/entities/community/vote'
import { formatTime } from '@/lib/time'
import { recordsOf, tally, votes } from '../../mocks/community/rules/votes'
import { control } from '../../mocks/core/control'
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

const LIST = '/activity-management/vote'
const PAGE = '/activity-management/voteDetail'
const RECORDS = '/activity-management/voteRecord'
const RESULT = '/activity-management/voteResult'
const voteCalled = (title: string) => sure(votes().find((row) => row.title === title))
const faults = () => all('.ant-form-item-explain-error', /./).map(({ textContent }) => textContent)
const FORM = 'section.card form'
const DAY = 86_400_000
const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 9, 0, 0, 0, 9,
])
const picture = (name: string) => new File([PNG], name, { type: 'image/png' })
const inDays = (days: number) => formatTime(Date.now() + days * DAY, 'YYYY-MM-DD HH:mm:00')

describe('vote list', () => {
  it('checks a vote before publishing and sends the reason for unpublishing', async () => {
    const draft = voteCalled('车友互助大家投')
    voteCalled('周末自驾去哪儿大家投').title = draft.title
    const { router } = await openConsole(`${LIST}?title=${draft.title}&status=0`)
    await act(draft.title, '上架')
    await dialog(/已有同名投票正在进行/)
    expect(received(socialActivities.check)[0]?.body).toMatchObject({
      access_token: expect.any(String),
      bizType: checkType.vote,
      id: draft.id,
    })
    expect(received(socialActivities.shelveVote)).toEqual([])
    await agree('仍要上架')
    await seesToast('已上架')
    expect(bodies(socialActivities.shelveVote)).toEqual([{ id: draft.id, status: 1 }])
    expect(draft.status).toBe(stageStatus.announced)
    const running = sure(votes().find((row) => row.title === draft.title && row.status === stageStatus.running))
    await router.navigate(`${LIST}?title=${draft.title}&status=2`)
    await sees('进行中')
    await act(running.title, '下架')
    await dialog(/已有 [\d,]+ 人参与，下架后投票终止且结果保留/)
    await tick('灌水刷屏')
    await sees(/因「灌水刷屏」已提前结束/)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(socialActivities.shelveVote).at(-1)).toEqual({
      id: running.id,
      status: 0,
      reason: violateReason.spam,
    })
    expect(running.status).toBe(stageStatus.down)
  })

  it('deletes only votes without participants and copies one with its options', async () => {
    const empty = voteCalled('新车提车作业大家投')
    const { router } = await openConsole(`${LIST}?status=4`)
    await act(empty.title, '删除')
    await dialog(/删除投票「新车提车作业大家投」/)
    await fill('删除原因', '不再举办')
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(socialActivities.removeVote)).toEqual([{ id: empty.id, reason: '不再举办' }])
    expect(votes()).not.toContain(empty)
    const voted = voteCalled('萌娃与车大家投')
    await expect(socialActivities.removeVote({ id: voted.id, reason: '不再举办' })).rejects.toThrow('已有用户参与')
    await act(voted.title, '复制')
    expect(await box('投票标题', FORM)).toHaveValue(voted.title)
    expect(router.state.location.search).toBe(`?copyId=${voted.id}`)
    expect(all('.vote-row', /./)).toHaveLength(3)
    await until(() => expect(all('.vote-row', /./)[0]).toHaveTextContent('video-landscape'))
  })
})

describe('vote form', () => {
  it('starts from a template and validates options and times', async () => {
    await openConsole(LIST)
    await press('新增投票')
    await dialog(/新增活动/)
    await hands.click(await find('.templates button', /最美车照/))
    expect(await box('投票标题', FORM)).toHaveValue('最美车照投票')
    await fill('投票标题', '最美车照年度总决选', FORM)
    await fill('选项名称', '选项二', '.vote-row:nth-child(1)')
    await press('删除选项 选项 3')
    await press('存草稿')
    await until(() => expect(faults()).toEqual(['选项名称不能重复']))
    expect(received(socialActivities.createVote)).toEqual([])
    await fill('选项名称', '星夜', '.vote-row:nth-child(2)')
    await fill('选项名称', '雪山', '.vote-row:nth-child(1)')
    await press('下移 选项 1')
    await sees('最美车照年度总决选')
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(socialActivities.createVote)).toEqual([
      expect.objectContaining({
        title: '最美车照年度总决选',
        voteType: voteType.text,
        options: [expect.objectContaining({ optionName: '星夜' }), expect.objectContaining({ optionName: '雪山' })],
      }),
    ])
    const made = voteCalled('最美车照年度总决选')
    expect(made.status).toBe(stageStatus.draft)
    await press('编辑')
    await press('保存并上架')
    await until(() => expect(faults()).toEqual(['请选择开始时间', '请选择结束时间']))
    expect(received(socialActivities.shelveVote)).toEqual([])
  })

  it('validates PK options, saves a template and confirms the loss of pictures', async () => {
    const draft = voteCalled('一镜到底看内饰大家投')
    await openConsole(`${PAGE}?id=${draft.id}&mode=edit`)
    await tick('文字')
    await dialog(/更改选项形式/)
    await agree(/取\s?消/)
    await tick('PK')
    await settled()
    await press('保存并上架')
    await until(() => expect(faults()).toContain('PK投票须有 2 个选项'))
    await press('存为模板')
    await fill('模板名称', '内饰六选一')
    await agree(/保\s?存|确\s?定/)
    await seesToast('模板已保存')
    const [template] = bodies(socialActivities.createTemplate)
    expect(template).toMatchObject({
      bizType: templateType.vote,
      templateName: '内饰六选一',
      content: { voteType: voteType.pk },
    })
    expect(JSON.stringify(template)).not.toMatch(/startTime|optionId/)
    await tick('文字')
    await dialog(/更改选项形式/)
    await agree('更改')
    await until(() => expect(all('.vote-row .ant-upload', /./)).toHaveLength(0))
  })

  it('creates an option named after its file for each picture', async () => {
    const draft = voteCalled('一镜到底看内饰大家投')
    await openConsole(`${PAGE}?id=${draft.id}&mode=edit`)
    const button = await find('button', '批量上传图片')
    const chooser = sure(button.closest('.ant-upload')?.querySelector<HTMLInputElement>('input[type=file]'))
    await hands.upload(chooser, [picture('中控屏.png'), picture('座椅.png')])
    await until(() => expect(all('.vote-row', /./)).toHaveLength(8))
    expect(received(files.uploadBatch)).toHaveLength(1)
    expect(await box('选项名称', '.vote-row:nth-child(7)')).toHaveValue('中控屏')
    expect(await box('选项名称', '.vote-row:nth-child(8)')).toHaveValue('座椅')
  })

  it('splits 21 pictures into two upload requests', async () => {
    const draft = voteCalled('一镜到底看内饰大家投')
    await openConsole(`${PAGE}?id=${draft.id}&mode=edit`)
    const button = await find('button', '批量上传图片')
    const chooser = sure(button.closest('.ant-upload')?.querySelector<HTMLInputElement>('input[type=file]'))
    await hands.upload.now(
      chooser,
      Array.from({ length: 21 }, (_, at) => picture(`${at}.png`)),
    )
    await until(() => expect(received(files.uploadBatch)).toHaveLength(2))
  })

  it('asks for confirmation before a template replaces the input and restores it', async () => {
    await openConsole(PAGE)
    await fill('投票标题', '还没写完的投票', FORM)
    await press('使用模板')
    await hands.click(await find('.templates button', /最美车照/))
    await dialog(/已填写的内容将被模板覆盖/)
    await agree('取消')
    expect(await box('投票标题', FORM)).toHaveValue('还没写完的投票')
    await press('使用模板')
    await hands.click(await find('.templates button', /最美车照/))
    await dialog(/已填写的内容将被模板覆盖/)
    await agree('使用模板')
    await until(async () => expect(await box('投票标题', FORM)).toHaveValue('最美车照投票'))
    await press('恢复')
    await until(async () => expect(await box('投票标题', FORM)).toHaveValue('还没写完的投票'))
  })

  it('locks the title and existing options once the vote has started', async () => {
    const row = voteCalled('我的第一台车大家投')
    row.options = row.options.slice(0, 2)
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await fill('投票标题', '我的第一台车，你来选')
    Object.assign(row, { status: stageStatus.running, startTime: inDays(-1) })
    await press(/^保\s?存$/)
    await seesToast('活动状态已变更，请刷新后再操作')
    await until(async () => expect(await box('投票标题')).toBeDisabled())
    await sees(/已有投票，不可删除或修改选项/)
    expect(all('.vote-row button', /删除选项/)).toEqual([])
    await press(/新增选项/)
    expect(all('.vote-row', /./)).toHaveLength(3)
    await expect(socialActivities.updateVote({ id: row.id, endTime: inDays(1) })).rejects.toThrow('结束时间只能延后')
    await expect(socialActivities.updateVote({ id: row.id, options: [] })).rejects.toThrow(
      '已有投票，不可删除或修改选项',
    )
  })

  it('saves a running vote with an additional option', async () => {
    const row = sure(votes().find((one) => one.status === stageStatus.running && one.voteType === voteType.text))
    const ids = row.options.map(({ optionId }) => optionId)
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await fill('投票说明', '再加一个选项', FORM)
    await press(/新增选项/)
    await fill('选项名称', '后来的选项', `.vote-row:nth-child(${ids.length + 1})`)
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialActivities.check).at(-1)).toMatchObject({ bizType: checkType.vote, id: row.id })
    const [sent] = bodies(socialActivities.updateVote)
    expect(sent).toEqual({
      id: row.id,
      content: '再加一个选项',
      options: [
        ...ids.map((optionId) => expect.objectContaining({ optionId }) as unknown), // vitest types its matchers as any
        expect.objectContaining({ optionName: '后来的选项' }),
      ],
      updateTime: expect.any(String),
    })
    expect(row.options.at(-1)).toMatchObject({ optionName: '后来的选项', optionId: expect.any(String) })
    expect(row.status).toBe(stageStatus.running)
  })

  it('sends only the changed fields before publishing', { tags: ['core'] }, async () => {
    const draft = voteCalled('车友互助大家投')
    Object.assign(draft, { startTime: inDays(1), endTime: inDays(9) })
    await openConsole(`${PAGE}?id=${draft.id}&mode=edit`)
    await fill('投票标题', '车友互助年终投票', FORM)
    await press('保存并上架')
    await seesToast('已上架')
    expect(bodies(socialActivities.updateVote)).toEqual([
      { id: draft.id, title: '车友互助年终投票', updateTime: expect.any(String) },
    ])
    expect(bodies(socialActivities.shelveVote)).toEqual([{ id: draft.id, status: 1 }])
    expect(draft.status).toBe(stageStatus.announced)
  })
})

describe('vote records', () => {
  it('are filtered and exported by vote, option and abnormal status', async () => {
    const row = voteCalled('SUV 与轿车，你站哪一边？')
    const pk = voteCalled('充电那些事大家投')
    expect(row.status).toBe(stageStatus.draft)
    await openConsole(RECORDS)
    await settled()
    const [first] = bodies(socialActivities.listVoteRecords)
    expect(first).toMatchObject({ createTimeStart: expect.any(String), sortField: 'createTime' })
    expect(all('main', /1[3-9]\d{9}/)).toEqual([])
    await choose('投票', pk.title)
    await until(() => expect(bodies(socialActivities.listVoteRecords).at(-1)).toMatchObject({ voteId: pk.id }))
    expect(bodies(socialActivities.listVoteRecords).at(-1)).not.toHaveProperty('createTimeStart')
    await choose('所投选项', '正方：支持')
    await press('仅异常')
    await until(() =>
      expect(bodies(socialActivities.listVoteRecords).at(-1)).toMatchObject({
        voteId: pk.id,
        optionName: '正方：支持',
        status: [0],
      }),
    )
    await settled()
    await press(/^导\s?出$/)
    await until(() =>
      expect(bodies(socialActivities.exportVoteRecords)).toEqual([
        expect.objectContaining({ voteId: pk.id, optionName: '正方：支持', status: [0] }),
      ]),
    )
  })
})

describe('vote result', () => {
  const figures = () => document.querySelector('dl.figures')?.textContent ?? ''
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  })

  it('matches its records and exports them', { tags: ['core'] }, async () => {
    const row = voteCalled('冬季续航实测大家投')
    const { joinCount, voteCount } = tally(recordsOf(row.id))
    await openConsole(`${RESULT}?id=${row.id}`)
    await sees('各选项票数')
    expect(figures()).toContain(`参与人数${joinCount}`)
    expect(figures()).toContain(`有效票数${voteCount}`)
    expect(all('.vote-bars li', /./)).toHaveLength(21)
    await sees('其他 30 项')
    const votesIn = (text: string) => Number(/([\d,]+) 票/.exec(text)?.[1]?.replace(',', ''))
    expect(all('.vote-bars li', /./).reduce((sum, { textContent }) => sum + votesIn(textContent), 0)).toBe(voteCount)
    await press('导出记录')
    await until(() => expect(bodies(socialActivities.exportVoteRecords)).toEqual([{ voteId: row.id }]))
  })

  it('matches the records of one source and separates abnormal votes', async () => {
    const row = voteCalled('冬季续航实测大家投')
    await openConsole(`${RESULT}?id=${row.id}`)
    await sees('各选项票数')
    expect(document.querySelector('.vote-bars [data-abnormal]')).toBeNull()
    await tick('含异常票')
    await until(() => expect(document.querySelector('.vote-bars [data-abnormal]')).not.toBeNull())
    await hands.click(await find('.ant-segmented-item', 'H5'))
    await until(() =>
      expect(bodies(socialActivities.getVoteResult).at(-1)).toEqual({ id: row.id, source: appSource.h5 }),
    )
    await settled()
    const ofH5 = tally(recordsOf(row.id).filter(({ source }) => source === appSource.h5))
    await until(() => expect(figures()).toContain(`参与人数${ofH5.joinCount}`))
    await press('复制为图片')
    await seesToast('图片生成失败')
  })

  it('shows two halves for PK and a note on percentages for multiple choice', async () => {
    const pk = voteCalled('手动空调还是自动空调')
    const { router } = await openConsole(`${RESULT}?id=${pk.id}`)
    await until(() => expect(all('.vote-halves li', /%/)).toHaveLength(2))
    expect(all('.vote-halves li', /优胜/)).toHaveLength(1)
    expect(hasButton('实时刷新')).toBe(false)
    const several = sure(
      votes().find((one) => one.selectMode === selectMode.several && one.status === stageStatus.ended),
    )
    await router.navigate(`${RESULT}?id=${several.id}`)
    await sees('多选投票，占比合计可超过 100%')
  })

  it('disables the export without votes and requests nothing without an id', async () => {
    const none = voteCalled('你最常用的充电方式')
    const { router } = await openConsole(`${RESULT}?id=${none.id}`)
    await sees(/暂无投票数据/)
    expect(await find('button', '导出记录')).toBeDisabled()
    control.clearLog()
    await router.navigate(RESULT)
    await sees('缺少投票编号')
    expect(received(socialActivities.getVote)).toEqual([])
    expect(received(socialActivities.getVoteResult)).toEqual([])
  })
})
