// @module-tag community
import { describe, expect, it } from 'vitest'
import * as dynamics from '@/api/community/dynamics'
import * as socialConfig from '@/api/community/socialConfig'
import * as socialChannels from '@/api/content/socialChannels'
import { dynamicStatus } from '@/entities/community/dynamic'
import { contentRule, showStyle, sourceType } from '@/entities/community/latestPlate'
import { postMode } from '@/entities/community/shared'
import { enableStatus } from '@/entities/shared/enums'
import { latestPlates } from '../../mocks/community/calls/latestPlates'
import { plates, topics } from '../../mocks/community/rules/boards'
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
  press,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/dynamic-management/latestPlateConfiguration'
const FORM = '/dynamic-management/addNewPlate'
const page = () => sure(document.querySelector('main'))
const named = (name: string) => sure(latestPlates().find(({ plateName }) => plateName === name))
const inOrder = () => latestPlates().toSorted((a, b) => a.sort - b.sort)
const inPhone = () => all('.feed-blocks button', /./).map(({ textContent }) => textContent)

describe('block list of the latest feed', () => {
  it('shows the status of each block and marks the one clicked in the preview', async () => {
    await openConsole(LIST)
    await find('button', '拖动排序 官方发布')
    await until(() => expect(inPhone()).toHaveLength(8))
    expect(inPhone()[0]).toContain('官方发布')
    const [question] = received(socialConfig.listPlates)
    expect(question).toMatchObject({ method: 'POST', path: '/api-social/ec/boss/social/config/plate/list', query: {} })
    expect(question?.body).toMatchObject({ access_token: question?.token })
    expect(received(socialConfig.listPlates)).toHaveLength(1)
    expect(page()).toHaveTextContent('来源已下架')
    expect(page()).toHaveTextContent('未生效')
    expect(page()).toHaveTextContent('已失效')
    await hands.click(sure(all('.feed-blocks button', /^周末自驾/)[0]))
    await until(() => expect(document.querySelectorAll('.feed-marked')).toHaveLength(1))
    expect(document.querySelector('.feed-marked')).toHaveTextContent('周末自驾')
  })

  it('enables between one and ten blocks that have not expired', async () => {
    const row = named('同城车友')
    await openConsole(`${LIST}?plateName=同城车友`)
    await tick('启用 同城车友')
    await seesToast('已启用')
    expect(row.status).toBe(enableStatus.enabled)
    await act('同城车友', '停用')
    await seesToast('已停用')
    expect(bodies(socialConfig.updatePlate)).toEqual([
      { id: row.id, status: enableStatus.enabled },
      { id: row.id, status: enableStatus.disabled },
    ])
    const over = named('国庆专题')
    await expect(socialConfig.updatePlate({ id: over.id, status: enableStatus.enabled })).rejects.toThrow(
      '已过失效时间，请先修改',
    )
    await until(async () => expect(await find('[role=switch]', '启用 同城车友')).not.toBeChecked())
    await settled()
    for (const one of latestPlates()) one.status = one === row ? enableStatus.enabled : enableStatus.disabled
    await tick('启用 同城车友')
    await until(() =>
      expect(bodies(socialConfig.updatePlate).at(-1)).toEqual({
        id: row.id,
        status: enableStatus.enabled,
      }),
    )
    await expect(socialConfig.updatePlate({ id: row.id, status: enableStatus.disabled })).rejects.toThrow(
      '至少启用一个板块',
    )
    for (const one of latestPlates().slice(0, 10)) one.status = enableStatus.enabled
    row.status = enableStatus.disabled
    await expect(socialConfig.updatePlate({ id: row.id, status: enableStatus.enabled })).rejects.toThrow(
      '最多启用10个板块',
    )
  })

  it('saves the order as a whole and rejects an outdated one', async () => {
    await openConsole(LIST)
    const before = inOrder().map(({ id }) => id)
    await find('button', '拖动排序 官方发布')
    await act('官方发布', '移至第n位')
    await hands.type(await find('input', /第几位/), '3')
    await press('移动')
    await seesToast('顺序已保存')
    const [first, second, third, ...rest] = before
    expect(bodies(socialConfig.sortPlates)).toEqual([{ ids: [second, third, first, ...rest] }])
    await until(() => expect(inPhone()[2]).toContain('官方发布'))
    await expect(socialConfig.sortPlates({ ids: before.slice(1) })).rejects.toThrow('列表已变更，请刷新')
  })

  it('deletes only disabled blocks and limits their number to twenty', async () => {
    const row = named('夜拍大赏')
    await openConsole(LIST)
    await act('夜拍大赏', '删除')
    await dialog(/确定删除「夜拍大赏」/)
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(socialConfig.removePlate)).toEqual([{ id: row.id }])
    await expect(socialConfig.removePlate({ id: named('官方发布').id })).rejects.toThrow('请先停用再删除')
    for (let at = latestPlates().length; at < 20; at++)
      latestPlates().push({ ...row, id: `9${at}`, plateName: `板块${at}`, sort: 100 + at })
    await press('刷新')
    await sees('最多 20 个板块，请先删除')
    expect(await find('button', /新增板块/)).toBeDisabled()
  })

  it('denies deletion to a dealer', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(socialConfig.removePlate({ id: named('夜拍大赏').id })).rejects.toThrow('没有操作权限')
  })
})

describe('block form of the latest feed', () => {
  it('creates and enables a block from a topic', { tags: ['core'] }, async () => {
    const topic = sure(topics()[0])
    await openConsole(FORM)
    await fill('展示名称', '官方发布')
    await press(/^保\s?存$/)
    await sees('展示名称已存在')
    await sees('请选择来源内容')
    expect(received(socialConfig.createPlate)).toEqual([])
    await fill('展示名称', '说走就走')
    await tick('话题')
    await press(/来源内容$/)
    await dialog(/选择内容/)
    await hands.click(await find('.targets button', new RegExp(topic.topicName)))
    await until(() => expect(document.querySelectorAll('.feed-posts > li').length).toBeGreaterThan(0))
    expect(bodies(dynamics.list).at(-1)).toMatchObject({ pageSize: 6, sortField: 'publishTime', sortOrder: 'desc' })
    await press('保存并启用')
    await seesToast('已保存并启用')
    expect(bodies(socialConfig.createPlate)).toEqual([
      {
        plateName: '说走就走',
        sourceType: sourceType.topic,
        sourceId: topic.id,
        sourceName: topic.topicName,
        showStyle: showStyle.twoColumns,
        contentRule: contentRule.newest,
        showCount: 6,
        userScope: postMode.everyone,
      },
    ])
    const made = named('说走就走')
    expect(made.status).toBe(enableStatus.enabled)
    await until(() => expect(location.pathname).toBe(LIST))
    await until(() => expect(document.querySelector('.feed-marked')).toHaveTextContent('说走就走'))
  })

  it('requires an https address for a block that links to a page', async () => {
    const row = named('用车问答')
    await openConsole(`${FORM}?id=${row.id}`)
    await fill('跳转链接', 'http://a.example')
    await press(/^保\s?存$/)
    await sees('请输入以https开头的链接')
    expect(all('input[type=radio]', '最新发布')).toEqual([])
    await press('选择站内页面')
    await dialog(/选择内容/)
    await hands.click(await find('.targets button', /./))
    await until(() => expect(received(socialChannels.getHtmlUrl)).toHaveLength(1))
    await settled()
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialConfig.updatePlate)[0]).toEqual({
      id: row.id,
      linkUrl: row.linkUrl,
      updateTime: expect.any(String) as string, // vitest types its matchers as any
    })
    expect(row.linkUrl).toMatch(/^https:\/\//)
  })

  it('clears the source when the source type changes', async () => {
    const row = named('周末自驾')
    const board = sure(plates().find(({ plateName }) => plateName === '摄影'))
    await openConsole(`${FORM}?id=${row.id}`)
    await tick('板块')
    await until(() => expect(document.querySelector('.target-name')).toBeNull())
    await press(/来源内容$/)
    await hands.click(await find('.targets button', /摄影/))
    await until(() =>
      expect(bodies(dynamics.list).at(-1)).toMatchObject({ plateId: board.id, status: dynamicStatus.up }),
    )
    await tick('频道')
    await choose('来源内容', '新车速递')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(socialConfig.updatePlate)[0]).toMatchObject({ id: row.id, sourceType: sourceType.channel })
    expect(row.sourceName).toBe('新车速递')
  })

  it('asks before overwriting a block that somebody else changed', async () => {
    const row = named('周末自驾')
    await openConsole(`${FORM}?id=${row.id}`)
    await fill('展示名称', '周末出发')
    Object.assign(row, { updateBy: '周敏', updateTime: '2026-01-02 08:00:00' })
    await press(/^保\s?存$/)
    await dialog(/内容已被「周敏」于 2026-01-02 08:00 修改/)
    await press('仍然覆盖')
    await seesToast('保存成功')
    expect(row.plateName).toBe('周末出发')
  })
})
