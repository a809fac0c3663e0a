// @module-tag community
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@/api/call'
import * as carModelPlates from '@/api/community/carModelPlates'
import * as dynamics from '@/api/community/dynamics'
import * as topics from '@/api/community/topics'
import * as users from '@/api/system/users'
import { plateType } from '@/entities/community/plate'
import { plateStatus, postMode, userType, violateReason } from '@/entities/community/shared'
import { topicStatus, topicType } from '@/entities/community/topic'
import { plates, topics as topicRows } from '../../mocks/community/rules/boards'
import { postsAbout } from '../../mocks/community/rules/boardViews'
import { people } from '../../mocks/community/rules/people'
import { control } from '../../mocks/core/control'
import {
  act,
  agree,
  all,
  bodies,
  layRowsOut,
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
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { openConsole, received } from '../harness'
import { grantAll } from '../readers'

const PLATES = '/topic-management/plate'
const PLATE = '/topic-management/plateDetail'
const TOPICS = '/topic-management/topic'
const TOPIC = '/topic-management/topicDetail'
const plateOf = (name: string) => sure(plates().find(({ plateName }) => plateName === name))
const topicOf = (name: string) => sure(topicRows().find(({ topicName }) => topicName === name))

describe('board list', () => {
  it('sends the token in the body and saves the order of all boards', async () => {
    await openConsole(PLATES)
    const handle = await find('button', '拖动排序 星屿E5')
    const [first] = received(carModelPlates.list)
    expect(first?.body).toMatchObject({ access_token: expect.any(String), sortField: 'sort', sortOrder: 'asc' })
    expect(first?.headers).not.toHaveProperty('authorization')
    expect(JSON.stringify(first?.query)).not.toContain('token')
    await press('板块栏预览')
    await until(() => expect(document.querySelectorAll('.board-bar li')).toHaveLength(12))
    await hands.keyboard('{Escape}')
    const before = plates().map(({ id }) => id)
    layRowsOut()
    handle.focus()
    await hands.keyboard('{Enter}')
    await until(() => expect(handle.closest('[data-dragging=true]')).not.toBeNull())
    await hands.keyboard('{ArrowDown}')
    await hands.keyboard('{Enter}')
    await seesToast('顺序已保存')
    const [one, two, ...rest] = before
    expect(bodies(carModelPlates.sort)).toEqual([{ ids: [two, one, ...rest] }])
    await act('星屿E5', '上移')
    await until(() => expect(bodies(carModelPlates.move)).toEqual([{ id: one, direction: 'up' }]))
    await until(() => expect(plateOf('星屿E5').sort).toBe(10))
    await expect(carModelPlates.sort({ ids: [sure(one)] })).rejects.toThrow('列表已变更，请刷新')
  })

  it('asks for confirmation before unpublishing a board', { tags: ['core'] }, async () => {
    const row = plateOf('摄影')
    await openConsole(`${PLATES}?plateName=摄影`)
    await tick('状态 摄影')
    await dialog(/该板块 [\d,]+ 条动态仍在最新页展示/)
    expect(received(carModelPlates.update)).toEqual([])
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(carModelPlates.update)).toEqual([{ id: row.id, status: plateStatus.down }])
    expect(row.status).toBe(plateStatus.down)
  })

  it('limits default boards to three and keeps the last published one', async () => {
    const row = plateOf('摄影')
    await openConsole(`${PLATES}?plateName=摄影`)
    for (const other of plates().slice(0, 3)) other.defaultFlag = 1
    await tick('默认关注 摄影')
    await seesToast('默认关注板块最多 3 个')
    expect(row.defaultFlag).toBe(0)
    for (const other of plates()) if (other.plateName !== '上海') other.status = plateStatus.down
    await expect(carModelPlates.update({ id: plateOf('上海').id, status: plateStatus.down })).rejects.toThrow(
      '至少保留一个上架板块',
    )
    await expect(carModelPlates.update({ id: plateOf('产品建议').id, status: plateStatus.up })).rejects.toThrow(
      '请先完善图标、头图和简介',
    )
  })

  it('validates a moderator by phone and rejects the series of another board', async () => {
    const row = plateOf('星屿X9')
    const owner = sure(people().find((one) => one.userType === userType.owner && !row.moderators.includes(one.userId)))
    const user = sure(people().find((one) => one.userType === userType.user))
    await openConsole(`${PLATE}?id=${row.id}`)
    await sees('板块话题')
    expect(await box('板块名称')).toHaveValue('星屿X9')
    const phone = await find('input', /查找App用户 版主/)
    await hands.type(phone, '13900000002')
    await sees('该手机号未注册App')
    await hands.clear(phone)
    await hands.type(phone, user.phone)
    await sees('版主须为认证车主或官方账号')
    await hands.clear(phone)
    await hands.type(phone, owner.phone)
    await press(`选用 ${owner.nickname}`)
    expect(bodies(users.findByPhone).at(-1)).toEqual({ phone: owner.phone })
    await fill('简介', '太短')
    await press(/^保\s?存$/)
    await until(() => expect(all('.ant-form-item-explain-error', /./).length).toBeGreaterThan(0))
    expect(received(carModelPlates.update)).toEqual([])
    await fill('简介', '旗舰 SUV 车主的家')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(carModelPlates.update)).toEqual([
      {
        id: row.id,
        intro: '旗舰 SUV 车主的家',
        moderators: [...row.moderators.slice(0, -1), owner.userId],
        updateTime: expect.any(String),
      },
    ])
    await expect(carModelPlates.update({ id: row.id, seriesCodes: plateOf('星屿E5').seriesCodes })).rejects.toThrow(
      /已关联板块「星屿E5/,
    )
  })

  it('reuses the loaded series and stays usable without them', async () => {
    control.inject({ path: carModelPlates.listSeriesNames.path, kind: 'code', code: 500, message: '忙' })
    await openConsole(PLATES)
    await find('button', '拖动排序 星屿E5')
    await sees('XY_X9')
    control.lift()
    await hands.click(await find('input', '关联车系'))
    await press('重试')
    await find('.ant-select-item-option', '星屿X9')
    const asked = received(carModelPlates.listSeriesNames).length
    await act('星屿E5', '编辑')
    await box('板块名称')
    expect(received(carModelPlates.listSeriesNames)).toHaveLength(asked)
    expect(received(carModelPlates.listSeriesNames).at(-1)?.method).toBe('GET')
  })
})

describe('board form', () => {
  it('restores pictures from a draft and publishes a complete board at once', async () => {
    const { router } = await openConsole(PLATES)
    await find('a', '星屿E5')
    draftOf('plate.new').set({ icon: '/__files/1', cover: '/__files/2' }, DRAFT_LIFE_MS)
    await router.navigate(PLATE)
    await press('恢复')
    await fill('板块名称', '星屿X9')
    await fill('简介', '露营爱好者的家')
    await press('保存并上架')
    await sees('板块名称已存在')
    await sees('请选择板块类型')
    expect(received(carModelPlates.create)).toEqual([])
    await fill('板块名称', '露营')
    await tick('兴趣板块')
    await press('保存并上架')
    await seesToast('保存成功')
    expect(bodies(carModelPlates.create)).toEqual([
      {
        plateName: '露营',
        plateType: plateType.interest,
        seriesCodes: [],
        icon: '/__files/1',
        cover: '/__files/2',
        intro: '露营爱好者的家',
        moderators: [],
        postMode: postMode.everyone,
        defaultFlag: 0,
        sort: 0,
        status: plateStatus.up,
      },
    ])
    const made = plateOf('露营')
    expect(made.status).toBe(plateStatus.up)
    await until(() => expect(new URLSearchParams(location.search).get('id')).toBe(made.id))
  })

  it('prevents saving only a car model board when the series cannot be loaded', async () => {
    const [car, other] = [plateOf('星屿X9'), plateOf('摄影')]
    control.inject({ path: carModelPlates.listSeriesNames.path, kind: 'code', code: 500, message: '忙' })
    const { router } = await openConsole(`${PLATE}?id=${car.id}`)
    await fill('简介', '旗舰 SUV 车主的家')
    await settled()
    await press(/^保\s?存$/)
    await sees('车系加载失败，请展开后重试')
    expect(received(carModelPlates.update)).toEqual([])
    await router.navigate(`${PLATE}?id=${other.id}`)
    await until(async () => expect(await box('板块名称')).toHaveValue('摄影'))
    await fill('简介', '用照片记录每一程')
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(carModelPlates.update)).toEqual([
      { id: other.id, intro: '用照片记录每一程', updateTime: expect.any(String) },
    ])
  })

  it('asks for confirmation before overwriting a concurrent change', async () => {
    const row = plateOf('摄影')
    await openConsole(`${PLATE}?id=${row.id}`)
    await fill('简介', '用照片记录每一程')
    Object.assign(row, { updateBy: '周敏', updateTime: '2026-01-02 08:00:00' })
    await press(/^保\s?存$/)
    await dialog(/内容已被「周敏」于 2026-01-02 08:00 修改/)
    await press('仍然覆盖')
    await seesToast('保存成功')
    expect(row.intro).toBe('用照片记录每一程')
  })
})

describe('dealer account', () => {
  it.each([
    [PLATE, () => plateOf('摄影').id],
    [TOPIC, () => topicOf('周末自驾去哪儿').id],
  ])('only reads %s', async (path, idOf) => {
    grantAll('DEALER_MARKETING', [PLATES, TOPICS])
    await openConsole(`${path}?id=${idOf()}&mode=edit`, { as: 'market01' })
    await until(() => expect(document.querySelector('main h1')).not.toBeNull())
    await settled()
    expect(document.querySelector('main .ant-result, main .failed')).toBeNull()
    expect(all('main input:not([type=radio])', /^(板块名称|话题名称)/)).toEqual([])
    expect(all('main button', /^(编辑|保\s?存|上架|下架|删除|保存并上架)/)).toEqual([])
  })
})

describe('topic management', () => {
  it('unpublishes a topic with a reason and removes its marks', { tags: ['core'] }, async () => {
    const row = topicOf('周末自驾去哪儿')
    await openConsole(`${TOPICS}?topicName=周末自驾去哪儿`)
    await sees('#周末自驾去哪儿#')
    await act('周末自驾去哪儿', '下架')
    await dialog(/下架话题「周末自驾去哪儿」/)
    await tick('灌水刷屏')
    await sees(/因「灌水刷屏」已被下架/)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(topics.shelve)).toEqual([{ id: row.id, status: 0, reason: violateReason.spam }])
    expect(row).toMatchObject({ status: topicStatus.down, hotFlag: 0, recommendFlag: 0 })
    await act('周末自驾去哪儿', '上架')
    await seesToast('已上架')
    expect(bodies(topics.shelve).at(-1)).toEqual({ id: row.id, status: 1 })
  })

  it('limits popular topics to five and protects topics with posts from deletion', async () => {
    const free = sure(
      topicRows().find((one) => one.status === topicStatus.up && one.hotFlag === 0 && one.recommendFlag === 0),
    )
    for (const one of topicRows()
      .filter(({ status }) => status === topicStatus.up)
      .slice(0, 5))
      one.hotFlag = 1
    await openConsole(`${TOPICS}?topicName=${free.topicName}`)
    await tick(`热门标识 ${free.topicName}`)
    await seesToast('热门话题最多 5 个')
    await tick(`发布页推荐 ${free.topicName}`)
    await seesToast('已标记')
    expect(bodies(topics.update)).toEqual([
      { id: free.id, hotFlag: 1 },
      { id: free.id, recommendFlag: 1 },
    ])
    const over = sure(topicRows().find((one) => one.status === topicStatus.ended))
    over.status = topicStatus.down
    await expect(topics.shelve({ id: over.id, status: 1 })).rejects.toThrow('活动已过结束时间')
    const used = sure(topicRows().find((one) => postsAbout(one) > 0 && one.status === topicStatus.down))
    await expect(topics.remove({ id: used.id, reason: violateReason.advert })).rejects.toThrow('话题下已有动态')
  })

  it('requires a reason to delete a topic without posts', async () => {
    const row = sure(topicRows().find((one) => one.status === topicStatus.draft && postsAbout(one) === 0))
    await openConsole(`${TOPICS}?status=0&topicName=${row.topicName}`)
    await act(row.topicName, '删除')
    await dialog(/删除话题/)
    await tick('其他')
    await agree('删除')
    await until(() => expect(all('.ant-form-item-explain-error', /./).length).toBeGreaterThan(0))
    expect(received(topics.remove)).toEqual([])
    await tick('广告引流')
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(topics.remove)).toEqual([{ id: row.id, reason: violateReason.advert }])
    expect(topicRows()).not.toContain(row)
  })

  it('sorts recommended topics and reports a list that has changed', async () => {
    await openConsole(TOPICS)
    await press('推荐话题顺序')
    await find('button', '下移 周末自驾去哪儿')
    const ids = topicRows()
      .filter(({ recommendFlag }) => recommendFlag === 1)
      .toSorted((a, b) => a.sort - b.sort)
      .map(({ id }) => id)
    const [one, two, ...rest] = ids
    await press('下移 周末自驾去哪儿')
    await seesToast('顺序已保存')
    expect(bodies(topics.sort)).toEqual([{ ids: [two, one, ...rest] }])
    await settled()
    sure(topicRows().find(({ id }) => id === rest[0])).recommendFlag = 0
    await press('下移 周末自驾去哪儿')
    await seesToast('列表已变更，请刷新')
    expect(hasButton('下移 周末自驾去哪儿')).toBe(true)
  })

  it('rejects an invalid or taken name and opens the page of a new topic', async () => {
    await openConsole(TOPIC)
    await fill('话题名称', '带 空格')
    await fill('导语', '说说你的秋天')
    await press(/^保\s?存$/)
    await sees('话题名称不能含#和空格')
    await fill('话题名称', '周末自驾去哪儿')
    await press(/^保\s?存$/)
    await sees('话题已存在')
    expect(received(topics.create)).toEqual([])
    await fill('话题名称', '秋天的路')
    await until(() => expect(document.querySelector('.board-head')).toHaveTextContent('#秋天的路#'))
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(topics.create)).toEqual([
      expect.objectContaining({ topicName: '秋天的路', topicType: topicType.everyday, intro: '说说你的秋天' }),
    ])
    await until(() => expect(new URLSearchParams(location.search).get('id')).toBe(topicOf('秋天的路').id))
    expect(topicOf('秋天的路').status).toBe(topicStatus.draft)
  })

  it('reopens an ended topic with a later end after confirmation', async () => {
    const row = sure(topicRows().find((one) => one.status === topicStatus.ended))
    const end = `${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)} 12:00`
    row.startTime = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
    await openConsole(`${TOPIC}?id=${row.id}&mode=edit`)
    const later = await box('结束时间')
    await hands.clear(later)
    await hands.type(later, `${end}{Enter}`)
    await press(/^保\s?存$/)
    await dialog(/确定延期并重新开放该话题？/)
    expect(received(topics.update)).toEqual([])
    await agree(/^保\s?存$/)
    await seesToast('保存成功')
    expect(bodies(topics.update)).toEqual([{ id: row.id, endTime: `${end}:00`, updateTime: expect.any(String) }])
    expect(row.status).toBe(topicStatus.up)
  })

  it('shows statistics and locks the name of a topic with posts', async () => {
    const row = topicOf('周末自驾去哪儿')
    await openConsole(`${TOPIC}?id=${row.id}&tab=stat`)
    await sees('最活跃作者前 10')
    await sees('参与用户构成')
    await press('编辑')
    expect(await box('话题名称')).toBeDisabled()
    await sees('已有动态的话题不可改名')
  })
})

describe('unfiltered server response', () => {
  it('shows no topics of other boards and no posts of other topics', async () => {
    const { router } = await openConsole('/home')
    const [plate, topic] = [plateOf('星屿E5'), topicOf('周末自驾去哪儿')]
    const answers = (call: AnyCall, records: object[]) =>
      control.inject({ path: call.path, kind: 'code', code: 200, data: { total: records.length, records } })
    answers(topics.list, [
      { id: '1', topicName: '本板块的', plateId: Number(plate.id) },
      { id: '2', topicName: '也是本板块的', plateId: { id: plate.id, plateName: '星屿E5' } },
      { id: '3', topicName: '没说板块的', plateId: null },
      { id: '4', topicName: '别的板块的', plateId: '1' },
    ])
    answers(dynamics.list, [
      { id: '1', title: '本话题的', plateId: plate.id, topicIds: ['1', topic.id] },
      { id: '2', title: '也是本话题的', plateId: plate.id, topicIds: [{ id: topic.id }] },
      { id: '3', title: '没说话题的', topicIds: [] },
      { id: '4', title: '别处的', plateId: '1', topicIds: ['1'] },
    ])
    await router.navigate(`${PLATE}?id=${plate.id}`)
    await until(() =>
      expect(all('.board-topics a', /./).map(({ textContent }) => textContent)).toEqual([
        '#本板块的#',
        '#也是本板块的#',
        '#没说板块的#',
      ]),
    )
    await until(() => expect(document.querySelector('.board-posts')).toHaveTextContent('没说话题的'))
    expect(document.querySelector('.board-posts')).not.toHaveTextContent('别处的')
    await router.navigate(`${TOPIC}?id=${topic.id}`)
    await until(() =>
      expect(all('[role=row] a', /./).map(({ textContent }) => textContent)).toEqual([
        '本话题的',
        '也是本话题的',
        '没说话题的',
      ]),
    )
    expect(document.body).not.toHaveTextContent('别处的')
  })
})
