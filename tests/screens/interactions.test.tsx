// @module-tag community
import { describe, expect, it } from 'vitest'
import * as dynamics from '@/api/community/dynamics'
import * as interactions from '@/api/community/interactions'
import { commentStatus } from '@/entities/community/comment'
import { dynamicStatus } from '@/entities/community/dynamic'
import { targetType, userType, violateReason } from '@/entities/community/shared'
import { hosts } from '../backEnd'
import { commentView, repliesTo, threads, traces } from '../../mocks/community/rules/interactions'
import { people } from '../../mocks/community/rules/people'
import {
  act,
  agree,
  anyText,
  bodies,
  dialog,
  fill,
  find,
  hands,
  press,
  sees,
  seesToast,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const COMMENTS = '/interactive-management/comment'
const page = () => sure(document.querySelector('main'))
const named = (content: string, wanted: (row: ReturnType<typeof commentView>) => boolean = () => true) => {
  const row = sure(threads().comments.find((one) => one.status === commentStatus.shown && wanted(commentView(one))))
  row.content = content
  return row
}
const at = (dynamicId: string, more = '') => `${COMMENTS}?dynamicId=${dynamicId}${more}`

describe('comment list', () => {
  it('requests the last 30 days with the token in the body', async () => {
    await openConsole(COMMENTS)
    await sees(/^全部 /)
    const [first] = received(interactions.listComments)
    expect(first?.body).toMatchObject({
      createTimeStart: anyText(),
      access_token: anyText(),
    })
    expect(JSON.stringify(first?.query)).not.toContain('access_token')
    expect(first?.path).not.toContain('?')
    expect(hosts.social).not.toBe(hosts.main)
    await hands.type(await find('input', '评论内容'), '车{Enter}')
    await sees('请至少输入 2 个字')
    expect(received(interactions.listComments)).toHaveLength(1)
  })

  it('pins up to three comments of a post and marks one as best', async () => {
    const row = named('置顶这条', ({ topFlag, qualityFlag }) => !topFlag && !qualityFlag)
    const others = threads().comments.filter(({ dynamicId, id }) => dynamicId === row.dynamicId && id !== row.id)
    for (const other of others) other.topFlag = 0
    await openConsole(at(row.dynamicId))
    await act('置顶这条', '置顶')
    await seesToast('已置顶')
    expect(bodies(interactions.topComment)).toEqual([{ id: row.id, flag: 1 }])
    await act('置顶这条', '设为神评')
    await seesToast('已设为神评')
    expect(bodies(interactions.setCommentQuality)).toEqual([{ id: row.id, flag: 1 }])
    await act('置顶这条', '取消置顶')
    await seesToast('已取消置顶')
    expect(row.topFlag).toBe(0)
    const four = threads().comments.slice(0, 4)
    for (const [index, one] of four.entries())
      Object.assign(one, { dynamicId: row.dynamicId, status: commentStatus.shown, topFlag: index < 3 ? 1 : 0 })
    await expect(interactions.topComment({ id: sure(four[3]).id, flag: 1 })).rejects.toThrow('已满 3 条')
  })

  it('removes a comment with its replies for a reason', { tags: ['core'] }, async () => {
    const row = named('要删除的评论', ({ replyCount }) => replyCount > 0)
    const count = commentView(row).replyCount
    await openConsole(at(row.dynamicId))
    await act('要删除的评论', '删除')
    const window = await dialog(/将同时删除/)
    expect(window).toHaveTextContent(`将同时删除 ${count} 条回复`)
    await hands.click(await find('input[type=radio]', '其他'))
    await agree('删除')
    await sees('请填写说明（5-100 字）')
    expect(received(interactions.removeComment)).toEqual([])
    await fill('说明', '与本帖内容完全无关')
    await press('存为常用语')
    expect(window).toHaveTextContent('您发表的评论因「与本帖内容完全无关」已被删除')
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(interactions.removeComment)).toEqual([
      { ids: [row.id], reason: violateReason.other, remark: '与本帖内容完全无关' },
    ])
    expect(row.status).toBe(commentStatus.removed)
    expect(repliesTo(row.id).every(({ status }) => status === commentStatus.removed)).toBe(true)
  })

  it('removes several comments in one request', async () => {
    const one = named('第一条广告', ({ replyCount }) => replyCount > 0)
    const others = threads().comments.filter((row) => row !== one && row.status === commentStatus.shown)
    const [two, three] = [sure(others[0]), sure(others[1])]
    Object.assign(two, { content: '第二条广告', dynamicId: one.dynamicId })
    Object.assign(three, { content: '删过的广告', dynamicId: one.dynamicId, status: commentStatus.removed })
    await openConsole(at(one.dynamicId))
    await tick('选择「第一条广告」')
    await tick('选择「第二条广告」')
    await tick('选择「删过的广告」')
    await press('删除')
    const window = await dialog(/删除所选/)
    expect(window).toHaveTextContent('本次共处理 2 条内容')
    expect(window.querySelector('.lines')?.textContent).toMatch(/条回复\n.*1 条/)
    await hands.click(await find('input[type=radio]', '广告引流'))
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(interactions.removeComment)).toEqual([{ ids: [one.id, two.id], reason: violateReason.advert }])
    expect([one.status, two.status]).toEqual([commentStatus.removed, commentStatus.removed])
  })

  it('loads the replies of a comment ten at a time', async () => {
    const row = named('回复很多的评论', ({ replyCount }) => replyCount > 20)
    await openConsole(at(row.dynamicId))
    await hands.click(await find('button', /展开.*回复很多的评论/))
    await until(() => expect(page().querySelectorAll('.replies > li')).toHaveLength(10))
    await press(/查看更多回复/)
    await until(() => expect(page().querySelectorAll('.replies > li')).toHaveLength(20))
    expect(bodies(interactions.listReplies)).toMatchObject([
      { commentId: row.id, pageNo: 1, pageSize: 10, sortOrder: 'asc' },
      { commentId: row.id, pageNo: 2 },
    ])
  })

  it('loads all replies of a server that sends no total or ignores paging', async () => {
    const row = named('回复很多的评论', ({ replyCount }) => replyCount > 20)
    control.inject({ path: interactions.listReplies.path, kind: 'bend', bend: 'totalMissing' })
    await openConsole(at(row.dynamicId))
    await hands.click(await find('button', /展开.*回复很多的评论/))
    await press('查看更多回复（还有 — 条）')
    await until(() => expect(page().querySelectorAll('.replies > li')).toHaveLength(20))
    await press(/查看更多回复/)
    await until(() => expect(page().querySelectorAll('.replies > li').length).toBeGreaterThan(20))
    await press(/收起.*回复很多的评论/)
    control.lift()
    const list = Array.from({ length: 25 }, (_, place) => ({ id: `unpaged-${place}`, content: `回复${place}` }))
    control.inject({ path: interactions.listReplies.path, kind: 'code', code: 200, data: { list } })
    await press(/展开.*回复很多的评论/)
    await press('查看更多回复（还有 15 条）')
    await press('查看更多回复（还有 5 条）')
    await until(() => expect(page().querySelectorAll('.replies > li')).toHaveLength(25))
    expect(page().querySelector('.replies > li:last-child')).toHaveTextContent('回复24')
  })

  it('publishes a reply only by an official account and without links', async () => {
    const row = named('官方来回答', (one) => one.dynamicStatus === dynamicStatus.up)
    await openConsole(at(row.dynamicId))
    await act('官方来回答', '官方回复')
    const user = sure(people().find((one) => one.userType === userType.user))
    const brand = sure(people().find((one) => one.userType === userType.official))
    const account = () => find('input', /官方账号/)
    await hands.type(await account(), user.phone)
    await sees('请选择官方账号')
    await hands.clear(await account())
    await hands.type(await account(), brand.phone)
    await press('选用 品牌官方')
    await hands.type(await find('textarea', '内容'), '感谢反馈 https://x.cn')
    await press(/^发\s?布$/)
    await sees('不能包含链接')
    expect(received(interactions.addComment)).toEqual([])
    await fill('内容', '感谢反馈')
    await press(/^发\s?布$/)
    await seesToast('已发布')
    expect(bodies(interactions.addComment)).toEqual([
      {
        targetType: row.targetType,
        dynamicId: row.dynamicId,
        commentId: row.id,
        userId: brand.userId,
        content: '感谢反馈',
      },
    ])
    expect(repliesTo(row.id).at(-1)).toMatchObject({ content: '感谢反馈', userType: userType.official })
  })
})

describe('reply list', () => {
  it('shows the replies of a comment in context and removes one', async () => {
    const row = named('上面的评论', ({ replyCount }) => replyCount > 3)
    const reply = sure(repliesTo(row.id).findLast(({ status }) => status === commentStatus.shown))
    reply.content = '要删除的回复'
    await openConsole(`/interactive-management/reply?commentId=${row.id}`)
    await until(() => expect(page()).toHaveTextContent('上面的评论'))
    expect(bodies(interactions.listReplies)).toMatchObject([{ commentId: row.id }])
    await act('要删除的回复', '查看上下文')
    await until(() => expect(document.querySelector('.replies [aria-current=true]')).toHaveTextContent('要删除的回复'))
    await press(/^Close|关闭/)
    await act('要删除的回复', '删除')
    await hands.click(await find('input[type=radio]', '灌水刷屏'))
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(interactions.removeReply)).toEqual([{ ids: [reply.id], reason: violateReason.spam }])
    expect(reply.status).toBe(commentStatus.removed)
  })
})

describe('official comment', () => {
  it('is published on the chosen post', async () => {
    const brand = sure(people().find((one) => one.userType === userType.official))
    await openConsole(COMMENTS)
    await press('官方评论')
    await dialog(/评论对象/)
    await press(/^选择/)
    await dialog(/选择内容/)
    const target = await until(() => sure(document.querySelector<HTMLElement>('.targets button')))
    const title = sure(target.textContent)
    await hands.click(target)
    await until(() =>
      expect(document.querySelector('.ant-drawer .target-box')?.textContent).toContain(title.slice(0, 6)),
    )
    await hands.type(await find('input', /官方账号/), brand.phone)
    await press('选用 品牌官方')
    await fill('内容', '欢迎大家来聊聊', '.ant-drawer')
    await press(/^发\s?布$/)
    await seesToast('已发布')
    expect(bodies(interactions.addComment)).toEqual([
      { targetType: targetType.dynamic, dynamicId: anyText(), userId: brand.userId, content: '欢迎大家来聊聊' },
    ])
    expect(threads().comments.find(({ content }) => content === '欢迎大家来聊聊')).toMatchObject({
      status: commentStatus.shown,
    })
  })
})

describe('bulk removal of replies', () => {
  it('sends the selected replies in one request', async () => {
    const row = named('回复要清理', ({ replyCount }) => replyCount > 3)
    const shown = repliesTo(row.id).filter(({ status }) => status === commentStatus.shown)
    const [one, two, three] = [sure(shown.at(-1)), sure(shown.at(-2)), sure(shown.at(-3))]
    Object.assign(one, { content: '要清理一' })
    Object.assign(two, { content: '要清理二' })
    Object.assign(three, { content: '早已删除', nickname: '无名', status: commentStatus.removed })
    await openConsole(`/interactive-management/reply?commentId=${row.id}`)
    await tick('选择「要清理一」')
    await tick('选择「要清理二」')
    await press('删除')
    expect(await dialog(/删除所选/)).toHaveTextContent('本次共处理 2 条内容')
    await hands.click(await find('input[type=radio]', '广告引流'))
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(interactions.removeReply)).toEqual([
      { ids: expect.arrayContaining([one.id, two.id]), reason: violateReason.advert },
    ])
    expect([one.status, two.status]).toEqual([commentStatus.removed, commentStatus.removed])
  })
})

describe('reply to a news comment', () => {
  it('links to the news article instead of a post', async () => {
    const comment = sure(
      threads().comments.find(
        ({ id, targetType: kind }) =>
          kind === targetType.news && repliesTo(id).some(({ status }) => status === commentStatus.shown),
      ),
    )
    const said = sure(repliesTo(comment.id).find(({ status }) => status === commentStatus.shown))
    said.content = '资讯下的回复'
    await openConsole(`/interactive-management/reply?commentId=${comment.id}&createTime=`)
    await act('资讯下的回复', '查看上下文')
    const address = `/star-management/informationDetail?id=${comment.dynamicId}`
    await until(() => expect(document.querySelector(`.ant-drawer a[href="${address}"]`)).not.toBeNull())
    expect(page().querySelector(`a[href="${address}"]`)).not.toBeNull()
    expect(received(dynamics.get)).toEqual([])
  })
})

describe('like and share list', () => {
  it('includes likes of comments and shares of news', async () => {
    await openConsole(`/interactive-management/share?targetType=${targetType.news}&createTime=`)
    await until(() =>
      expect(page().querySelector('a.cell-link[href^="/star-management/informationDetail?id="]')).not.toBeNull(),
    )
    const likes = await interactions.listLikes({ targetType: targetType.comment, pageSize: 5 })
    const [first] = likes.records
    expect(first).toMatchObject({ targetTitle: anyText(), authorName: anyText() })
  })
  it('filters suspected fake likes with one click', { tags: ['core'] }, async () => {
    await openConsole('/interactive-management/giveLike')
    await sees('疑似刷赞占比')
    expect(page().querySelector('a.cell-link[href^="/dynamic-management/dynamicDetail?id="]')).not.toBeNull()
    await press('疑似刷赞')
    await until(() => expect(bodies(interactions.listLikes).at(-1)).toMatchObject({ suspectFlag: 1 }))
    await hands.click(await find('[role=button]', '每日点赞数'))
    await press(/^每日点赞数: 以表格/)
    await sees('正常点赞')
  })

  it('shows the share charts', async () => {
    await openConsole('/interactive-management/share')
    await hands.click(await find('[role=button]', '分享图表'))
    await press(/^回流访问最多的 10 条内容: 以表格/)
    const [top] = sure((await interactions.listShares({ pageSize: 1 })).tops)
    await sees('分享方式占比')
    expect(traces().shares.some(({ dynamicId }) => dynamicId === sure(top).targetId)).toBe(true)
  })
})
