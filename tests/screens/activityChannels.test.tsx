// @module-tag marketing
import { CFB } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as activities from '@/api/marketing/activities'
import { activityStatus, adChannelType } from '@/entities/marketing/campaignEnums'
import { enableStatus } from '@/entities/shared/enums'
import { campaignsAt, store } from '../../mocks/marketing/rules/campaigns'
import {
  act,
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
  queries,
  sees,
  sent,
  sure,
  tick,
  seesToast,
  until,
} from '../actions'
import { control, openConsole } from '../harness'
import { takeSaved } from '../saved'

const LIST = '/marketing-management/activity-management-index'
const FORM = '.ant-drawer'
const open = (query = '', as?: string) => openConsole(`${LIST}${query}`, { as })
const channelOf = (code: string) => sure(store().adChannels.find(({ channelCode }) => channelCode === code))

describe('advertising channel list', () => {
  it('filters by type, lead channel and status, newest first', async () => {
    await open('?channelType=2&leadChannel=SOCIAL,SO_DOUYIN&status=1')
    await sent(activities.listChannels)
    expect(queries(activities.listChannels)[0]).toEqual({
      channelType: '2',
      oneChannelCode: 'SOCIAL',
      twoChannelCode: 'SO_DOUYIN',
      status: '1',
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: '1',
      pageSize: '20',
    })
  })

  it('counts the campaigns of a channel and leads to them', async () => {
    const row = channelOf('DY_FEED')
    const links = store().links.filter(({ channelId }) => channelId === row.id)
    await open('?channelCode=DY_FEED&status=1')
    await press(`关联活动数 ${links.length} 抖音信息流`)
    await until(() => expect(location.search).toContain('tab=activity'))
    await sent(activities.list)
    expect(queries(activities.list)[0]).toMatchObject({ channelCode: 'DY_FEED' })
    expect(queries(activities.list)[0]).not.toHaveProperty('status')
    await until(() => expect(document.body).toHaveTextContent('渠道名称：抖音信息流'))
  })

  it('creates a channel with a valid code and a lead channel of both levels', async () => {
    await open()
    await press('新增渠道')
    await press('保存')
    await sees('请输入渠道名称')
    await sees('请选择线索渠道')
    await fill('渠道名称', 'B站开屏', FORM)
    await choose('渠道类型', '社交媒体', FORM)
    await fill('渠道编码', 'bili-1', FORM)
    await hands.click(await find('input[role=combobox]', '线索渠道', FORM))
    await hands.click(await find('.ant-cascader-menu-item', '社交媒体'))
    await hands.click(await find('.ant-cascader-menu-item', '抖音'))
    await press('保存')
    await sees('编码须为大写字母、数字或下划线')
    await press('自动生成')
    const code = await box('渠道编码', FORM)
    expect(code).toHaveProperty('value', expect.stringMatching(/^[A-HJKMNP-TW-Z2-8]{6}$/))
    const made = (code as HTMLInputElement).value // found among inputs
    await press('保存')
    await seesToast('已保存')
    expect(bodies(activities.saveChannel)).toEqual([
      {
        channelName: 'B站开屏',
        channelType: adChannelType.socialMedia,
        channelCode: made,
        oneChannelCode: 'SOCIAL',
        twoChannelCode: 'SO_DOUYIN',
        remark: '',
      },
    ])
    expect(channelOf(made)).toMatchObject({ channelName: 'B站开屏', status: enableStatus.enabled })
  })

  it('keeps the code of an edited channel and rejects a taken name', { tags: ['core'] }, async () => {
    const row = channelOf('DY_FEED')
    await open(`?mode=edit&record=${row.id}`)
    await fill('渠道名称', '快手信息流', FORM)
    expect(await box('渠道编码', FORM)).toBeDisabled()
    await press('保存')
    await until(() =>
      expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent('渠道名称已存在'),
    )
    await fill('渠道名称', '抖音竞价', FORM)
    await press('保存')
    await seesToast('已保存')
    expect(bodies(activities.saveChannel).at(-1)).toMatchObject({
      id: row.id,
      channelCode: 'DY_FEED',
      channelName: '抖音竞价',
      twoChannelCode: row.twoChannelCode,
    })
    expect(row.channelName).toBe('抖音竞价')
    await expect(
      activities.saveChannel(
        { ...row, channelType: adChannelType.feed, id: '', channelName: '另一个', status: enableStatus.enabled },
        { quiet: true },
      ),
    ).rejects.toThrow('渠道编码已存在')
  })

  it('asks for confirmation before disabling but not before enabling a channel', async () => {
    const row = channelOf('DY_FEED')
    await open('?channelCode=DY_FEED')
    await tick('状态 抖音信息流')
    await sees('停用后不可再关联该渠道，已投放的链接仍可访问')
    await press('停用')
    await seesToast('已停用')
    expect(bodies(activities.saveChannel)).toEqual([{ id: row.id, status: enableStatus.disabled }])
    await act('抖音信息流', '启用')
    await seesToast('已启用')
    await act('抖音信息流', '停用')
    await press('停用')
    await sent(activities.saveChannel, 3)
    await until(() => expect(row.status).toBe(enableStatus.disabled))
  })

  it('rejects the requests of a dealer', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(activities.listChannels({}, { quiet: true })).rejects.toThrow('没有访问权限')
    await expect(activities.saveChannel({ id: '1', status: enableStatus.disabled }, { quiet: true })).rejects.toThrow(
      '没有操作权限',
    )
    await expect(activities.relate({ activityId: '1', channelIds: [] }, { quiet: true })).rejects.toThrow(
      '没有操作权限',
    )
  })
})

const DETAILS = '/marketing-management/activity-management-details'
const campaigns = () => campaignsAt(control.now())
const linksOf = (id: string) => store().links.filter(({ activityId }) => activityId === id)
const nameOf = (channelId: string) => sure(store().adChannels.find(({ id }) => id === channelId)).channelName
/** Returns a campaign in a state with at least two links: the first without visitors, the second with some. */
const linked = (status: number) => {
  const row = sure(campaigns().find((one) => one.status === status && linksOf(one.id).length > 1))
  const [free, used] = linksOf(row.id)
  Object.assign(sure(free), { joinCount: 0, viewCount: 0 })
  Object.assign(sure(used), { joinCount: 30, viewCount: 120 })
  return { row, free: sure(free), used: sure(used) }
}
const openDetails = (id: string, as?: string) => openConsole(`${DETAILS}?id=${id}`, { as })
const wanted = () => (bodies(activities.relate).at(-1) as { channelIds: string[] }).channelIds.toSorted() // as it was sent

describe('campaign list of the advertising channels', () => {
  it('filters by type, status and start and leads to the channel links of a campaign', async () => {
    const { row } = linked(activityStatus.running)
    await openConsole(`${LIST}?tab=activity&typeId=${row.typeId}&status=2&startTime=2020-01-01~2030-12-31`)
    await sent(activities.list)
    expect(queries(activities.list)[0]).toMatchObject({
      typeId: row.typeId,
      status: '2',
      startTimeStart: '2020-01-01 00:00:00',
      startTimeEnd: '2030-12-31 23:59:59',
    })
    await act(row.title, '已关联渠道')
    await until(() => expect(location.href).toContain(`${DETAILS}?id=${row.id}`))
  })

  it('offers no channel links for a draft', async () => {
    const draft = sure(campaigns().find(({ status }) => status === activityStatus.draft))
    await openConsole(`${LIST}?tab=activity&title=${encodeURIComponent(draft.title)}`)
    await until(() => expect(document.querySelector('.channels-none')).toHaveTextContent('0'))
    expect(all('button', /^已关联渠道/)).toEqual([])
  })
})

describe('channel links of a campaign', () => {
  it('reports a missing campaign number without a request', async () => {
    await openConsole(DETAILS)
    await sees('缺少活动编号')
    expect(control.log().filter(({ path }) => path.startsWith('/api-material/'))).toEqual([])
  })

  it('requires a published campaign', async () => {
    await openDetails(sure(campaigns().find(({ status }) => status === activityStatus.draft)).id)
    await sees('请先发布活动')
    expect(all('button', '选择关联渠道')).toEqual([])
  })

  it('reports an unknown campaign as not found', async () => {
    await openDetails('1')
    await sees('无权查看或数据不存在')
  })

  it('shows the sign-up rate of each channel and a bar chart', async () => {
    const { row, used } = linked(activityStatus.running)
    await openDetails(row.id)
    await until(() => expect(document.body).toHaveTextContent('30 (25.0%)'))
    expect(document.body).toHaveTextContent('0 (—)')
    const chart = await find('[role=img]', /^各渠道效果/)
    expect(chart.getAttribute('aria-label')).toContain(`${nameOf(used.channelId)}: 浏览量 120、报名人数 30`)
    expect(queries(activities.getSummary)[0]).toEqual({ id: row.id, by: 'channel' })
  })

  it('keeps the links that a colleague added before the selection is saved', async () => {
    const { row, free, used } = linked(activityStatus.running)
    const others = store().adChannels.filter(
      ({ id, status }) => status === enableStatus.enabled && !linksOf(row.id).some(({ channelId }) => channelId === id),
    )
    const [mine, theirs] = [sure(others[0]), sure(others[1])]
    await openDetails(row.id)
    await press('选择关联渠道')
    const boxOf = (name: string) => find('input[type=checkbox]', new RegExp(`^${name} `), '.ant-modal')
    expect(await boxOf(nameOf(used.channelId))).toBeDisabled()
    expect(await find('.ant-modal button', '保存')).toBeDisabled()
    await hands.click(await boxOf(nameOf(free.channelId)))
    await hands.click(await boxOf(mine.channelName))
    await sees(`已选 ${linksOf(row.id).length} 个渠道，最多 50 个`)
    store().links.push({ ...free, linkId: 'theirs', channelId: theirs.id })
    const before = linksOf(row.id).map(({ channelId }) => channelId)
    await press('保存')
    await seesToast('关联渠道已更新')
    expect(wanted()).toEqual([...before.filter((id) => id !== free.channelId), mine.id].toSorted())
    expect(
      linksOf(row.id)
        .map(({ channelId }) => channelId)
        .toSorted(),
    ).toEqual(wanted())
  })

  it('finds channels by name or code and omits disabled ones', async () => {
    const { row } = linked(activityStatus.running)
    const off = sure(store().adChannels.find(({ status }) => status === enableStatus.disabled))
    store().links = store().links.filter(({ channelId }) => channelId !== off.id)
    await openDetails(row.id)
    await press('选择关联渠道')
    await fill('渠道名称或编码', 'ah_', '.ant-modal')
    await until(() =>
      expect(all('input[type=checkbox]', /AH_/, sure(document.querySelector('.ant-modal')))).toHaveLength(2),
    )
    await fill('渠道名称或编码', off.channelName, '.ant-modal')
    await until(() => expect(document.querySelector('.ant-modal')).toHaveTextContent('没有匹配的选项'))
  })

  it('limits a campaign to 50 channels', async () => {
    const { row, free } = linked(activityStatus.running)
    const more = Array.from({ length: 50 - linksOf(row.id).length }, (_, at) => ({
      ...sure(store().adChannels[0]),
      id: `9${at}`,
      channelCode: `X${at}`,
      channelName: `X${at}`,
    }))
    const base = sure(
      store().adChannels.find(
        ({ id, status }) =>
          status === enableStatus.enabled && !linksOf(row.id).some(({ channelId }) => channelId === id),
      ),
    )
    store().adChannels.push(...more)
    store().links.push(...more.map(({ id }) => ({ ...free, linkId: `l${id}`, channelId: id })))
    await openDetails(row.id)
    await press('选择关联渠道')
    await sees('最多关联 50 个渠道')
    expect(await find('input[type=checkbox]', new RegExp(`^${base.channelName} `), '.ant-modal')).toBeDisabled()
    await expect(
      activities.relate(
        {
          activityId: row.id,
          channelIds: [...linksOf(row.id), base].map((one) => ('channelId' in one ? one.channelId : one.id)),
        },
        { quiet: true },
      ),
    ).rejects.toThrow('最多关联 50 个渠道')
  })

  it('removes a link after confirmation but never one with sign-ups', async () => {
    const { row, free, used } = linked(activityStatus.running)
    const before = linksOf(row.id).map(({ channelId }) => channelId)
    await openDetails(row.id)
    await act(nameOf(free.channelId), '解除关联')
    await sees('解除后该渠道的推广链接将失效')
    expect(hasButton(`解除关联 ${nameOf(used.channelId)}`)).toBe(false)
    await press('解除关联')
    await seesToast('已解除关联')
    expect(wanted()).toEqual(before.filter((id) => id !== free.channelId).toSorted())
    await expect(activities.relate({ activityId: row.id, channelIds: [] }, { quiet: true })).rejects.toThrow(
      '已有报名的渠道不能解除关联',
    )
  })

  it('keeps a link that received a sign-up before the confirmation', async () => {
    const { row, free } = linked(activityStatus.running)
    await openDetails(row.id)
    await act(nameOf(free.channelId), '解除关联')
    await dialog(/解除后该渠道的推广链接将失效/)
    free.joinCount = 1
    await press('解除关联')
    await seesToast(`「${nameOf(free.channelId)}」已有报名，不可解除关联`)
    expect(bodies(activities.relate)).toEqual([])
  })

  it('is read-only for an ended campaign', async () => {
    const { row, free } = linked(activityStatus.ended)
    await openDetails(row.id)
    await sees(nameOf(free.channelId))
    expect(all('button', /^(选择关联渠道|解除关联.*)$/)).toEqual([])
    await expect(activities.relate({ activityId: row.id, channelIds: [] }, { quiet: true })).rejects.toThrow(
      '活动已结束，不能修改关联渠道',
    )
  })
})

describe('download of channel codes', () => {
  const PNG = 'data:image/png;base64,iVBORw0KGgo='
  const rows = [
    { linkId: '1', channelId: '1', channelName: '抖音/信息流', channelCode: 'DY', qrCode: PNG },
    { linkId: '2', channelId: '2', channelName: '快手', channelCode: 'KS', qrCode: PNG },
    {
      linkId: '3',
      channelId: '3',
      channelName: '小红书',
      channelCode: 'RED',
      qrCode: 'https://elsewhere.example.net/code.png',
    },
  ]
  const answer = (records: typeof rows) =>
    control.inject({
      path: activities.listLinkedChannels.path,
      kind: 'code',
      code: 200,
      data: { records, total: records.length },
    })

  it('saves a code under the name of its channel', async () => {
    const files = takeSaved()
    answer(rows)
    await openDetails(linked(activityStatus.running).row.id)
    await press('保存小程序码 快手')
    await seesToast('已下载「快手.png」')
    expect(files.map(({ name, blob }) => [name, blob.type, blob.size])).toEqual([['快手.png', 'image/png', 8]])
  })

  it('saves all codes as a zip and names those that failed', async () => {
    const files = takeSaved()
    const { row } = linked(activityStatus.running)
    answer(rows)
    await openDetails(row.id)
    await find('button', '保存小程序码 快手')
    await press('保存全部小程序码')
    await seesToast('无法保存小程序码：小红书')
    const [file] = files
    expect(file?.name).toBe(`${row.title.replaceAll('/', '_')}.zip`)
    // The reader's types are any.
    const { FullPaths } = CFB.read(new Uint8Array(await sure(file).blob.arrayBuffer()), { type: 'array' }) as {
      FullPaths: string[]
    }
    expect(FullPaths.slice(2).map((path) => path.replace(/^[^/]*\//, ''))).toHaveLength(2)
  })

  it('is disabled without linked channels', async () => {
    const { row } = linked(activityStatus.running)
    store().links = store().links.filter(({ activityId }) => activityId !== row.id)
    await openDetails(row.id)
    await sees('尚未关联渠道')
    await until(async () => expect(await find('button', '保存全部小程序码')).toBeDisabled())
  })
})
