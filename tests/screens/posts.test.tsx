// @module-tag community
import { describe, expect, it } from 'vitest'
import * as dynamics from '@/api/community/dynamics'
import * as interactions from '@/api/community/interactions'
import { commentStatus } from '@/entities/community/comment'
import { dynamicFlag, dynamicStatus, sinkLevel, topScope } from '@/entities/community/dynamic'
import { dynamicType, userType, violateReason } from '@/entities/community/shared'
import { people } from '../../mocks/community/rules/people'
import { threads } from '../../mocks/community/rules/interactions'
import { posts } from '../../mocks/community/rules/posts'
import { hotRows } from '../../mocks/content/calls/hotDynamics'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  sees,
  sent,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { grantAll } from '../readers'

const LIST = '/dynamic-management/dynamic'
const DETAIL = '/dynamic-management/dynamicDetail'
const main = () => sure(document.querySelector('main'))
type Row = ReturnType<typeof posts>['dynamics'][number]
const rowIn = (status: number, fits: (row: Row) => boolean = () => true): Row =>
  sure(posts().dynamics.find((row) => row.status === status && fits(row)))
const alone = (row: Row, content: string) => {
  Object.assign(row, { title: '', content })
  return `${LIST}?id=${row.id}&status=`
}
const lastOf = (call: Parameters<typeof bodies>[0]) => bodies(call).at(-1)

describe('post list', () => {
  it('requests recent published posts with the token only in the body', async () => {
    await openConsole(LIST)
    await find('button', /^查看 /)
    expect(lastOf(dynamics.list)).toMatchObject({
      status: dynamicStatus.up,
      publishTimeStart: anyText(),
      sortField: 'publishTime',
      sortOrder: 'desc',
    })
    const [call] = received(dynamics.list)
    expect(call?.body).toHaveProperty('access_token')
    expect(JSON.stringify(call?.query)).not.toContain('token')
    expect(call?.headers).not.toHaveProperty('authorization')
    await hands.click(await find('[aria-pressed]', '被举报'))
    await until(() => expect(lastOf(dynamics.list)).toMatchObject({ reportCountMin: 1 }))
    await settled()
    await hands.click(await find('[aria-pressed]', '精华'))
    await until(() => expect(lastOf(dynamics.list)).toMatchObject({ flags: [dynamicFlag.quality], reportCountMin: 1 }))
  })

  it('unpublishes a post with a reason and publishes it again', { tags: ['core'] }, async () => {
    const row = rowIn(dynamicStatus.up, ({ activityTitle }) => activityTitle !== '')
    await openConsole(alone(row, '要下架的动态'))
    await act('要下架的动态', '下架')
    const asked = await dialog(/下架「要下架的动态」/)
    expect(asked).toHaveTextContent(`该动态关联活动「${row.activityTitle}」`)
    await tick('广告引流')
    await until(() => expect(asked).toHaveTextContent('您的动态因「广告引流」已被下架'))
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(dynamics.shelve)).toEqual([{ id: row.id, status: 0, reason: violateReason.advert }])
    await settled()
    expect(main()).toHaveTextContent('广告引流')
    await act('要下架的动态', '上架')
    await seesToast('已上架')
    expect(lastOf(dynamics.shelve)).toEqual({ id: row.id, status: 1 })
  })

  it('reloads a post that somebody else unpublished instead of marking it', async () => {
    const row = rowIn(dynamicStatus.up)
    await openConsole(alone(row, '要下架的动态'))
    await settled()
    row.status = dynamicStatus.down
    const asks = received(dynamics.list).length
    await act('要下架的动态', '设为优质')
    await seesToast('动态状态已变更')
    await until(() => expect(received(dynamics.list).length).toBeGreaterThan(asks))
    await find('button', /^上架 要下架的动态/)
  })

  it('unpublishes several posts and skips those already unpublished', async () => {
    const up = posts().dynamics.filter(({ status }) => status === dynamicStatus.up)
    const [one, two] = [sure(up[0]), sure(up[1])]
    const down = rowIn(dynamicStatus.down)
    for (const [at, row] of [one, two, down].entries())
      Object.assign(row, { title: '', content: `成批处理${at}`, publishTime: one.publishTime })
    await openConsole(`${LIST}?status=&content=成批处理`)
    for (const at of [0, 1, 2]) await tick(`选择「成批处理${at}」`)
    await press('下架')
    const asked = await dialog(/下架动态/)
    expect(asked).toHaveTextContent('已剔除 1 条')
    await tick('灌水刷屏')
    await agree('下架')
    await seesToast('已下架')
    const { ids, ...why } = lastOf(dynamics.batchShelve) as { ids: string[] } // what the screen sends
    expect(ids.toSorted()).toEqual([one.id, two.id].toSorted())
    expect(why).toEqual({ status: 0, reason: violateReason.spam })
    expect([one.status, two.status]).toEqual([dynamicStatus.down, dynamicStatus.down])
  })

  it('reports posts that a bulk action failed on and keeps them selected', async () => {
    const [one, two] = posts().dynamics.filter(({ status }) => status === dynamicStatus.up)
    for (const [at, row] of [sure(one), sure(two)].entries())
      Object.assign(row, { title: '', content: `分头处理${at}`, publishTime: sure(one).publishTime })
    await openConsole(`${LIST}?status=&content=分头处理`)
    for (const at of [0, 1]) await tick(`选择「分头处理${at}」`)
    await settled()
    sure(two).status = dynamicStatus.down
    await press('下架')
    await tick('灌水刷屏')
    await agree('下架')
    const told = await dialog(/成功 1 条，失败 1 条/)
    expect(told).toHaveTextContent('分头处理1动态状态已变更')
    await hands.keyboard('{Escape}')
    await sees('已选 1 条')
    await tick('选择「分头处理0」')
    await settled()
    await press('上架')
    await dialog(/确定上架 2 条动态？/)
    await agree('上架')
    await seesToast('已上架')
    const { ids, ...rest } = lastOf(dynamics.batchShelve) as { ids: string[] } // what the screen sends
    expect(ids.toSorted()).toEqual([sure(one).id, sure(two).id].toSorted())
    expect(rest).toEqual({ status: 1 })
    expect([sure(one).status, sure(two).status]).toEqual([dynamicStatus.up, dynamicStatus.up])
  })

  it('requires a reason to delete a post', async () => {
    const row = rowIn(dynamicStatus.down)
    await openConsole(alone(row, '要删除的动态'))
    await act('要删除的动态', '删除')
    const asked = await dialog(/确定删除「要删除的动态」/)
    expect(asked).toHaveTextContent('删除后不可恢复')
    await agree('删除')
    await sees('请选择原因')
    expect(received(dynamics.remove)).toEqual([])
    await tick('侵权')
    await until(() => expect(asked).toHaveTextContent('您的动态因「侵权」已被删除'))
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(dynamics.remove)).toEqual([{ id: row.id, reason: violateReason.rights }])
    expect(row.status).toBe(dynamicStatus.deleted)
  })

  it('reloads a post that changed while a dialog was open', async () => {
    const row = rowIn(dynamicStatus.up, ({ flags }) => flags.length === 0)
    await openConsole(alone(row, '变了的动态'))
    await act('变了的动态', '推荐')
    await dialog(/推荐「变了的动态」/)
    await settled()
    row.status = dynamicStatus.down
    await agree('推荐')
    await seesToast('动态状态已变更')
    await hands.keyboard('{Escape}')
    await find('button', /^上架 变了的动态/)
  })

  it('reloads only once when a mark is refused', async () => {
    const row = rowIn(dynamicStatus.up, ({ flags }) => flags.length === 0)
    await openConsole(alone(row, '变了的动态'))
    await settled()
    const before = received(dynamics.list).length
    row.status = dynamicStatus.down
    await act('变了的动态', '设为热门')
    await seesToast('动态状态已变更')
    await settled()
    expect(received(dynamics.list)).toHaveLength(before + 1)
  })

  it('adds a post to the popular list at a required rank', async () => {
    const row = rowIn(
      dynamicStatus.up,
      ({ id, flags }) => !flags.includes('sink') && !hotRows().some(({ dynamicId }) => dynamicId === id),
    )
    await openConsole(alone(row, '要上榜的动态'))
    await act('要上榜的动态', '加入热榜')
    await dialog(/将「要上榜的动态」加入热榜/)
    await agree('加入热榜')
    await sees(/请输入名次|请填写名次/)
    await fill('名次', '5', '.ant-modal')
    await agree('加入热榜')
    await seesToast('已加入热榜')
    expect(lastOf(dynamics.addHot)).toEqual({
      dynamicIds: [row.id],
      sort: 5,
      startTime: anyText(),
      endTime: anyText(),
    })
    await settled()
    expect(hasButton(/^加入热榜 要上榜的动态/)).toBe(false)
  })

  it('limits pins to three per scope and unpins a post that is pushed down', async () => {
    const row = rowIn(dynamicStatus.up, ({ flags, clubName }) => flags.length === 0 && clubName === '')
    const tops = posts()
      .dynamics.filter(({ id, status }) => id !== row.id && status === dynamicStatus.up)
      .slice(-3)
    await openConsole(alone(row, '要置顶的动态'))
    await act('要置顶的动态', '置顶')
    const asked = await dialog(/置顶「要置顶的动态」/)
    expect(asked).not.toHaveTextContent('车友会')
    for (const top of tops) top.top = { scope: topScope.all, endTime: '2099-01-01 00:00:00' }
    await tick('全站')
    await agree('置顶')
    await seesToast('该范围置顶已满 3 条，请先取消')
    await tick('板块')
    await agree('置顶')
    await seesToast('已标记')
    expect(lastOf(dynamics.top)).toEqual({ id: row.id, flag: 1, scope: topScope.plate, endTime: anyText() })
    await settled()
    expect(main()).toHaveTextContent('置顶')
    await act('要置顶的动态', '沉底')
    expect(await dialog(/沉底「要置顶的动态」/)).toHaveTextContent('将同时取消：置顶')
    await tick('仅主页可见')
    await agree('沉底')
    await until(() => expect(bodies(dynamics.sink)).toEqual([{ id: row.id, flag: 1, level: sinkLevel.homeOnly }]))
    await until(() => expect(row.flags).toEqual([dynamicFlag.sink]))
    await settled()
    await find('button', /^下架 要置顶的动态/)
    expect(hasButton(/^置顶 要置顶的动态/)).toBe(false)
  })

  it('marks a post as recommended, popular and high quality', async () => {
    const row = rowIn(dynamicStatus.up, ({ flags }) => flags.length === 0)
    await openConsole(alone(row, '要推荐的动态'))
    await act('要推荐的动态', '推荐')
    await dialog(/推荐「要推荐的动态」/)
    await fill('推荐位', '3')
    await agree('推荐')
    await until(() => expect(bodies(dynamics.recommend)).toEqual([{ id: row.id, flag: 1, position: 3 }]))
    await settled()
    for (const [name, call] of [
      ['设为热门', dynamics.setHot],
      ['设为优质', dynamics.setHighGrade],
    ] as const) {
      await act('要推荐的动态', name)
      await until(() => expect(bodies(call)).toEqual([{ id: row.id, flag: 1 }]))
      await settled()
    }
    const { recommend, hot, highGrade } = dynamicFlag
    await until(() => expect(row.flags.toSorted()).toEqual([recommend, hot, highGrade].toSorted()))
    await act('要推荐的动态', '取消推荐')
    await until(() => expect(lastOf(dynamics.recommend)).toEqual({ id: row.id, flag: 0 }))
    await until(() => expect(row.flags.toSorted()).toEqual([hot, highGrade].toSorted()))
  })

  it('creates a draft only for an official account', async () => {
    const user = sure(people().find((one) => one.userType === userType.user && /^1\d{10}$/.test(one.phone)))
    const official = sure(people().find((one) => one.userType === userType.official))
    await openConsole(`${LIST}?id=1&mode=new`)
    const gif = (bytes: number) => new File(['GIF89a', new Uint8Array(bytes)], 'a.gif', { type: 'image/gif' })
    const chooser = () =>
      until(() => sure(document.querySelector<HTMLInputElement>('.ant-drawer .images-add input[type=file]')))
    await hands.upload(await chooser(), gif(5 * 1024 * 1024))
    await seesToast('图片不能超过 5 MB')
    await hands.upload(await chooser(), new File(['no picture'], 'b.png', { type: 'image/png' }))
    await seesToast('仅支持 jpg、png、gif')
    await hands.upload(await chooser(), gif(20))
    await find('button', '移除第 1 张图片')
    const phone = await find('input', /官方账号/, '.ant-drawer')
    await hands.type(phone, user.phone)
    await sees('请选择官方账号')
    await hands.clear(phone)
    await hands.type(phone, official.phone)
    await press(`选用 ${official.nickname}`)
    await press('移除第 1 张图片')
    await press(/^保\s?存$/)
    await sees('请填写正文或上传图片、视频')
    expect(received(dynamics.create)).toEqual([])
    await fill('正文', '新车上市，欢迎到店', '.ant-drawer')
    await choose('板块', '摄影', '.ant-drawer')
    await tick('存草稿')
    await press(/^保\s?存$/)
    await seesToast('已保存')
    expect(lastOf(dynamics.create)).toMatchObject({
      userId: official.userId,
      dynamicType: dynamicType.pictures,
      content: '新车上市，欢迎到店',
      images: [],
      video: '',
      topicIds: [],
      publishType: 0,
    })
    expect(posts().dynamics[0]).toMatchObject({ status: dynamicStatus.draft, nickname: official.nickname })
  })

  it('removes a post from the popular list and adds several', async () => {
    const row = sure(hotRows().find(({ sort }) => sort === 1))
    Object.assign(sure(posts().dynamics.find(({ id }) => id === row.dynamicId)), { content: '榜首的动态' })
    await openConsole(`${LIST}?tab=hot`)
    await act('榜首的动态', '移出')
    await agree('移出')
    await seesToast('已移出热榜')
    expect(bodies(dynamics.removeHot)).toEqual([{ id: row.id }])
    expect(hotRows()).not.toContain(row)
    await settled()
    await press('添加动态')
    const boxes = () => [...document.querySelectorAll<HTMLElement>('.ant-modal input[type=checkbox]')]
    await until(() => expect(boxes().length).toBeGreaterThan(1))
    await settled()
    await hands.click(sure(boxes()[0]))
    await hands.click(sure(boxes()[1]))
    await agree('添加 2 项')
    await dialog(/将 2 条动态加入热榜/)
    await fill('名次', '3', '.ant-modal')
    await agree('加入热榜')
    await seesToast('已加入热榜')
    const { dynamicIds, ...place } = lastOf(dynamics.addHot) as { dynamicIds: string[] } // what the screen sends
    expect(new Set(dynamicIds).size).toBe(2)
    expect(place).toEqual({ sort: 3, startTime: anyText(), endTime: anyText() })
  })
})

describe('popular list of posts', () => {
  it('moves a post to a given rank', async () => {
    const row = sure(hotRows().find(({ sort }) => sort === 1))
    Object.assign(sure(posts().dynamics.find(({ id }) => id === row.dynamicId)), { content: '榜首的动态' })
    await openConsole(`${LIST}?tab=hot`)
    await act('榜首的动态', '移至第n位')
    await hands.type(await find('input', /第几位/), '3')
    await press('移动')
    await seesToast('顺序已保存')
    expect(bodies(dynamics.sortHot)).toEqual([{ items: [{ id: row.id, sort: 3 }] }])
    expect(row.sort).toBe(3)
  })
})

describe('post detail', () => {
  it('reveals sensitive content with one click and shows log and reports', async () => {
    const row = rowIn(
      dynamicStatus.up,
      ({ reportCount, images, flags }) => reportCount > 1 && images.length > 0 && flags.length === 0,
    )
    Object.assign(row, { title: '', content: '第一行\n加微信 che_you2026', machineLabel: ['porn'] })
    await openConsole(`${DETAIL}?id=${row.id}`)
    await find('button', '敏感内容，点击查看')
    expect([...document.querySelectorAll('u')].map(({ textContent }) => textContent)).toEqual(['微信 che_you2026'])
    await press('敏感内容，点击查看')
    expect(hasButton('敏感内容，点击查看')).toBe(false)
    expect(main()).toHaveTextContent(/\d{3}\*{4}\d{4}/)
    await press('设为热门')
    await seesToast('已标记')
    await settled()
    await hands.click(await find('[role=tab]', '操作日志'))
    await until(() => expect(main().querySelector('.ant-table')).toHaveTextContent('热门'))
    await hands.click(await find('[role=tab]', '举报'))
    await until(() => expect(main()).toHaveTextContent('举报人'))
  })

  it('loads the comments, likes and shares of the post', async () => {
    const answered = new Set(threads().replies.map(({ commentId }) => commentId))
    const about = threads().comments.filter(({ id, status }) => status === commentStatus.shown && answered.has(id))
    const row = rowIn(dynamicStatus.up, ({ id }) => about.some(({ dynamicId }) => dynamicId === id))
    await openConsole(`${DETAIL}?id=${row.id}&tab=comments`)
    await find('button', /条回复$/)
    expect(lastOf(interactions.listComments)).toMatchObject({ dynamicId: row.id, sortField: 'likeCount', pageSize: 10 })
    await press(/条回复$/)
    await sent(interactions.listReplies)
    await hands.click(await find('[role=tab]', '点赞'))
    await sent(interactions.listLikes)
    expect(lastOf(interactions.listLikes)).toEqual({ targetId: row.id, pageNo: 1, pageSize: 20 })
    await hands.click(await find('[role=tab]', '分享'))
    await sent(interactions.listShares)
    expect(lastOf(interactions.listShares)).toEqual({ targetId: row.id, pageNo: 1, pageSize: 20 })
  })

  it('changes the board of a user post but not its text', async () => {
    const row = rowIn(
      dynamicStatus.up,
      (one) => one.userType === userType.user && one.dynamicType === dynamicType.pictures,
    )
    const { content } = row
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await sees(/用户发布的正文不可修改/)
    const other = row.plateName === '摄影' ? '自驾游' : '摄影'
    await choose('板块', other, 'main')
    await press(/^保\s?存$/)
    await seesToast('已保存')
    expect(lastOf(dynamics.update)).toEqual({ id: row.id, plateId: expect.anything(), updateTime: anyText() })
    expect(row).toMatchObject({ plateName: other, content })
  })

  it('sends only the changed fields of an official post', { tags: ['core'] }, async () => {
    const row = rowIn(
      dynamicStatus.up,
      (one) => one.userType === userType.official && one.dynamicType === dynamicType.pictures,
    )
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await fill('正文', '改过的正文', 'main')
    await press(/^保\s?存$/)
    await seesToast('已保存')
    expect(lastOf(dynamics.update)).toEqual({ id: row.id, content: '改过的正文', updateTime: anyText() })
    expect(row.content).toBe('改过的正文')
  })

  it('shows the reward of the author before featuring a post', async () => {
    const row = rowIn(dynamicStatus.up, ({ flags }) => flags.length === 0)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await press('加精')
    await until(async () => expect(await dialog(/加精？/)).toHaveTextContent(/加精将奖励作者 \d+ 积分/))
    await agree('加精')
    await seesToast('已标记')
    expect(bodies(dynamics.setQuality)).toEqual([{ id: row.id, flag: 1 }])
    expect(row.flags).toEqual([dynamicFlag.quality])
  })

  it('is read-only for a dealer', async () => {
    const row = rowIn(dynamicStatus.up, ({ flags }) => flags.length === 0)
    grantAll('DEALER_MARKETING', [LIST])
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`, { as: 'market01' })
    await find('[role=tab]', '评论')
    await settled()
    expect(all('main textarea', /./)).toEqual([])
    expect(
      all('main button', /^(编辑|保\s?存|上架|下架|置顶|推荐|设为|加精|沉底|加入热榜|删除|通过|驳回|审核)/),
    ).toEqual([])
  })

  it('requests nothing without a post number', async () => {
    await openConsole(DETAIL)
    await sees('缺少动态编号')
    expect(received(dynamics.get)).toEqual([])
  })

  it('is read-only when its author deleted the post', async () => {
    const row = rowIn(dynamicStatus.userDeleted)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees(/该内容已被删除/)
    for (const name of ['上架', '下架', '置顶', '删除', '编辑']) expect(hasButton(name)).toBe(false)
  })
})
