// @module-tag marketing
import { describe, expect, it } from 'vitest'
import * as articles from '@/api/marketing/articles'
import * as posters from '@/api/marketing/posters'
import * as videos from '@/api/marketing/videos'
import { fillsApp, lightnessOf } from '@/areas/marketing/posters/parts/appFit'
import { articleStatus } from '@/entities/marketing/article'
import { offBy, pushFlag } from '@/entities/marketing/material'
import { posterStatus } from '@/entities/marketing/posterEnums'
import { videoStatus } from '@/entities/marketing/video'
import { formatTime } from '@/lib/time'
import { articleShelf } from '../../mocks/marketing/calls/articles'
import { posterRows } from '../../mocks/marketing/calls/posters'
import { videoShelf } from '../../mocks/marketing/calls/videos'
import { materialById, shares } from '../../mocks/marketing/rules/materials'
import {
  act,
  agree,
  all,
  bodies,
  button,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole } from '../harness'
import { takeSaved } from '../saved'

const VIDEOS = '/appDatas/videoManagement'
const POSTERS = '/appDatas/posterManagement'
const ARTICLES = '/appDatas/articleManagement'
const DEALER = 'market01'
const OWN = 'D00001'

const ofHq = (id: string) => materialById(id)?.dealerCode === ''
const titled = (id: string, title: string) => {
  sure(materialById(id)).title = title
  return title
}
const pick = <Row extends { id: string }>(rows: readonly Row[], fits: (row: Row) => boolean) =>
  sure(rows.find((row) => ofHq(row.id) && fits(row)))
const alone = (path: string, title: string) => `${path}?pushFlag=&title=${encodeURIComponent(title)}`
const menuOf = async (name: string) => {
  await settled()
  await press(`更多 ${name}`)
  const items = await until(() => {
    const found = all('[role=menuitem]', /./).map(({ textContent }) => textContent)
    expect(found.length).toBeGreaterThan(0)
    return found
  })
  await hands.keyboard('{Escape}')
  return items
}
const tabs = () => all('[role=tab]', /^(全部|已推送|有更新待推送|未推送) /).map(({ textContent }) => textContent)
const countOf = (flag: number) => videoShelf.all().filter((row) => row.pushFlag === flag).length

describe('app video list', () => {
  it('opens with the pushed videos and counts all by push status', async () => {
    await openConsole(VIDEOS)
    await settled()
    expect(queries(videos.list).at(-1)).toMatchObject({
      app: '1',
      pushFlag: '1',
      sortField: 'pushTime',
      sortOrder: 'desc',
    })
    const counts = [pushFlag.pushed, pushFlag.changed, pushFlag.no].map(countOf)
    expect(tabs()).toEqual([
      `全部 ${videoShelf.all().length}`,
      `已推送 ${counts[0]}`,
      `有更新待推送 ${counts[1]}`,
      `未推送 ${counts[2]}`,
    ])
    expect(document.querySelector('.figures')).toHaveTextContent(`已推送${counts[0]}`)
    await hands.click(await find('[role=tab]', `全部 ${videoShelf.all().length}`))
    await until(() => expect(queries(videos.list).at(-1)).not.toHaveProperty('pushFlag'))
    await settled()
    expect(document.querySelector('.figures')).toHaveTextContent(`已推送${sure(counts[0]) + sure(counts[1])}`)
    await hands.click(await find('.ant-segmented-item', '经销商上传'))
    await until(() => expect(queries(videos.list).at(-1)).toMatchObject({ uploadType: '2' }))
  })

  it('pushes new and changed videos and removes unpublished ones from the app', async () => {
    const row = pick(
      videoShelf.all(),
      ({ status, pushFlag: flag }) => status === videoStatus.up && flag === pushFlag.no,
    )
    const title = titled(row.id, '推送一下')
    await openConsole(alone(VIDEOS, title))
    await act(title, '推送到 C 端')
    const question = await dialog(/将「推送一下」推送到 C 端/)
    expect(question.querySelector('img')).not.toBeNull()
    await agree('推送到 C 端')
    await seesToast('已推送到 C 端')
    expect(bodies(videos.pushC)).toEqual([{ id: row.id }])
    await settled()
    expect(await menuOf(title)).not.toContain('推送到 C 端')
    row.pushFlag = pushFlag.changed
    await press('刷新')
    await act(title, '推送更新')
    await agree('推送更新')
    await until(() => expect(bodies(videos.pushC)).toHaveLength(2))
    expect(row.pushFlag).toBe(pushFlag.pushed)
    await settled()
    await act(title, '下架')
    expect((await dialog(/下架「推送一下」/)).textContent).toContain('将同时从App移除')
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(videos.setRank)).toEqual([{ id: row.id, status: videoStatus.down }])
    expect(row).toMatchObject({ pushFlag: pushFlag.no, offBy: offBy.headquarters })
  })

  it('pushes the ticked videos and disables ticking unpublished ones', { tags: ['core'] }, async () => {
    const fresh = videoShelf.all().filter(({ id }) => ofHq(id))
    const up = sure(fresh.find(({ status, pushFlag: flag }) => status === videoStatus.up && flag === pushFlag.no))
    const down = sure(fresh.find(({ status }) => status === videoStatus.down))
    titled(up.id, '批量推送一')
    titled(down.id, '批量推送二')
    await openConsole(alone(VIDEOS, '批量推送'))
    await tick('选择「批量推送一」')
    expect(await find('input[type=checkbox]', /^「批量推送二」不能勾选/)).toBeDisabled()
    await press('推送到 C 端')
    await agree('推送到 C 端')
    await sees('成功 1 条，失败 0 条')
    expect(bodies(videos.pushC)).toEqual([{ id: up.id }])
  })

  it('prevents pushing a video during transcoding', async () => {
    const row = sure(videoShelf.all().find(({ status }) => status === videoStatus.transcoding))
    const title = titled(row.id, '正在转码')
    await openConsole(`${alone(VIDEOS, title)}&mode=use&record=${row.id}`)
    await sees('视频转码中，请稍候')
    expect(hasButton('推送到 C 端')).toBe(false)
    await expect(videos.pushC({ id: row.id })).rejects.toThrow('视频转码中，请稍候')
  })

  it('shows the daily views and the top sharing dealers of a video', async () => {
    const row = pick(
      videoShelf.all(),
      ({ id, pushFlag: flag }) => flag === pushFlag.pushed && shares.some(({ materialId }) => materialId === id),
    )
    await openConsole(`${VIDEOS}?mode=use&record=${row.id}`)
    await sent(videos.get)
    expect(queries(videos.get)).toEqual([{ id: row.id }])
    const drawer = await dialog(/App播放量/)
    await until(() => expect(drawer.querySelector('[role=img][aria-label^="经销商分享排行"]')).not.toBeNull())
    expect(drawer.querySelector('video')).toHaveAttribute('src', row.videoUrl)
    expect(drawer).toHaveTextContent('数据更新于')
    const { trend, appViewCount } = await videos.get({ id: row.id })
    expect(trend.reduce((sum, { viewCount }) => sum + viewCount, 0)).toBe(appViewCount)
  })

  it('edits a video in a panel that asks before discarding changes', async () => {
    const row = pick(
      videoShelf.all(),
      ({ status, pushFlag: flag }) => status === videoStatus.up && flag === pushFlag.pushed,
    )
    const title = titled(row.id, '面板里改')
    await openConsole(alone(VIDEOS, title))
    await act(title, '编辑')
    await fill('简介', '写到一半', '.ant-drawer')
    await press('取消')
    await dialog(/简介/)
    await press('继续编辑')
    await hands.click(await find('.ant-drawer button', '保存'))
    await dialog(/修改将立即生效/)
    await agree('保存')
    await seesToast('保存成功')
    expect(bodies(videos.update)).toEqual([expect.objectContaining({ id: row.id, summary: '写到一半' })])
    expect(row.pushFlag).toBe(pushFlag.changed)
    await until(() => expect(document.querySelector('.ant-drawer form')).toBeNull())
    await until(() => expect(document.querySelector('.data-row')).toHaveTextContent('有更新待推送'))
    expect(location.pathname).toBe(VIDEOS)
  })

  it('exports the filtered videos', async () => {
    takeSaved()
    await openConsole(`${VIDEOS}?direction=2`)
    await settled()
    await press('导出')
    await sent(videos.exportList)
    expect(queries(videos.exportList)).toEqual([expect.objectContaining({ direction: '2', pushFlag: '1', app: '1' })])
  })

  it('shows a dealer its own and the pushed videos, the latter read-only', async () => {
    await openConsole(VIDEOS, { as: DEALER })
    const seen = videoShelf
      .all()
      .filter(({ id, pushFlag: flag }) => materialById(id)?.dealerCode === OWN || (ofHq(id) && flag !== pushFlag.no))
    await until(() =>
      expect(document.querySelector('section.list-card')).toHaveAttribute('aria-label', `共 ${seen.length} 条`),
    )
    expect(document.querySelector('.data-head')).not.toHaveTextContent('经销商')
    const pushed = sure(seen.find(({ id }) => ofHq(id)))
    const name = sure(materialById(pushed.id)).title
    await fill('视频标题', name)
    await press('查询')
    await button(`数据 ${name}`)
    expect(hasButton(`更多 ${name}`) || hasButton(`编辑 ${name}`) || hasButton(`推送到 C 端 ${name}`)).toBe(false)
    await expect(videos.pushC({ id: pushed.id })).rejects.toThrow()
  })
})

describe('app poster list', () => {
  const all90 = () => posterRows(Date.now())

  it('highlights a close end date and shows the conversion funnel of a poster', async () => {
    const row = pick(all90(), ({ status, pushFlag: flag }) => status === posterStatus.up && flag === pushFlag.pushed)
    const title = titled(row.id, '快要过期')
    row.endTime = formatTime(Date.now() + 2 * 86_400_000)
    await openConsole(`${alone(POSTERS, title)}&posterType=${row.posterType}&view=table`)
    const cell = await until(() => sure(all('.ant-typography-warning', row.endTime)[0]))
    expect(cell).toBeInTheDocument()
    expect(queries(posters.list).at(-1)).toMatchObject({ app: '1', title, sortField: 'pushTime' })
    await press(`数据 ${title}`)
    await until(() => expect(document.querySelector('[role=img][aria-label^="转化漏斗"]')).not.toBeNull())
    const { viewCount, shareCount, scanCount, clueCount } = await posters.get({ id: row.id })
    expect(document.querySelector('[role=img][aria-label^="转化漏斗"]')).toHaveAttribute(
      'aria-label',
      `转化漏斗. ${Object.entries({ 浏览: viewCount, 分享: shareCount, 扫码: scanCount, 留资: clueCount })
        .map(([step, count]) => `${step}: 数量 ${Number(count).toLocaleString('zh')}`)
        .join('; ')}`,
    )
  })

  it('pushes a range of posters selected with Shift on the wall', async () => {
    const some = all90()
      .filter(({ id, status, pushFlag: flag }) => ofHq(id) && status === posterStatus.up && flag === pushFlag.no)
      .slice(0, 3)
    some.forEach(({ id }, at) => titled(id, `墙上海报${at}`))
    await openConsole(alone(POSTERS, '墙上海报'))
    await settled()
    expect(queries(posters.list).at(-1)).toMatchObject({ pageSize: '40' })
    const pictures = await until(() => {
      const found = all('.wall-picture', /墙上海报/)
      expect(found).toHaveLength(some.length)
      return found
    })
    expect(document.querySelector('.wall-ribbon')).toHaveTextContent('已上架')
    expect(document.querySelector('.wall-note')).toHaveTextContent('未推送')
    await hands.click(sure(pictures[0]))
    await hands.keyboard('{Shift>}')
    await hands.click(sure(pictures.at(-1)))
    await hands.keyboard('{/Shift}')
    await press('推送到 C 端')
    await agree('推送到 C 端')
    await sees(`成功 ${some.length} 条，失败 0 条`)
    expect(bodies(posters.pushC)).toHaveLength(some.length)
    expect(some.every(({ pushFlag: flag }) => flag === pushFlag.pushed)).toBe(true)
  })

  it('hides publishing of an expired poster until its end date changes', async () => {
    const row = pick(all90(), ({ status }) => status === posterStatus.ended)
    const title = titled(row.id, '已经过期')
    expect(row).toMatchObject({ pushFlag: pushFlag.no, pushTime: '' })
    await openConsole(alone(POSTERS, title))
    await button(`数据 ${title}`)
    expect(hasButton(`上架 ${title}`)).toBe(false)
    expect(await menuOf(title)).toEqual(expect.arrayContaining(['删除', '下载样图']))
    Object.assign(row, { status: posterStatus.down, endTime: '' })
    await press('刷新')
    await act(title, '上架')
    await seesToast('已上架')
    await act(title, '推送到 C 端')
    await agree('推送到 C 端')
    await seesToast('已推送到 C 端')
    expect(bodies(posters.setRank)).toEqual([{ id: row.id, status: posterStatus.up }])
    expect(bodies(posters.pushC)).toEqual([{ id: row.id }])
  })

  it('checks the aspect ratio of a poster and the lightness of its code background', () => {
    expect(fillsApp({ width: 750, height: 1334 })).toBe(true)
    expect(fillsApp({ width: 750, height: 1625 })).toBe(true)
    expect(fillsApp({ width: 750, height: 1000 })).toBe(false)
    expect(fillsApp({ width: 750, height: 1700 })).toBe(false)
    expect(lightnessOf([255, 255, 255, 255])).toBeCloseTo(1)
    expect(lightnessOf([0, 0, 0, 255])).toBe(0)
    expect(lightnessOf([0, 0, 0, 0])).toBeCloseTo(1)
  })
})

describe('app article list', () => {
  it('adds an article to the carousel and removes it in the carousel panel', async () => {
    const inNow = articleShelf.all().filter(({ carouselFlag }) => carouselFlag === 1)
    const row = pick(
      articleShelf.all(),
      ({ status, carouselFlag, carouselImage }) =>
        status === articleStatus.up && carouselFlag === 0 && carouselImage !== '',
    )
    const title = titled(row.id, '轮播一下')
    await openConsole(alone(ARTICLES, title))
    await hands.click(await find('[role=switch]', `轮播 ${title}`))
    await seesToast('已加入轮播')
    await press(`轮播（${inNow.length + 1}/5）`)
    await button(`第 ${inNow.length + 1} 张`)
    await hands.click(sure((await until(() => all('.in-carousel [role=switch]', `轮播 ${title}`)))[0]))
    await seesToast('已移出轮播')
    expect(bodies(articles.setCarousel)).toEqual([
      { id: row.id, status: 1 },
      { id: row.id, status: 0 },
    ])
    await until(() => expect(all('.in-carousel [role=switch]', `轮播 ${title}`)).toEqual([]))
  })

  it('warns that unpublishing removes an article from app and carousel', async () => {
    const row = pick(articleShelf.all(), ({ status }) => status === articleStatus.up)
    Object.assign(row, { carouselFlag: 1, pushFlag: pushFlag.pushed })
    const title = titled(row.id, '两处都在')
    await openConsole(alone(ARTICLES, title))
    await act(title, '下架')
    const question = await dialog(/下架「两处都在」/)
    expect(question).toHaveTextContent('将同时从App移除')
    expect(question).toHaveTextContent('将同时移出轮播')
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(articles.setShelf)).toEqual([{ id: row.id, status: articleStatus.down }])
    expect(row).toMatchObject({ carouselFlag: 0, pushFlag: pushFlag.no })
  })

  it('saves a draft with only a title in a panel', async () => {
    await openConsole(`${ARTICLES}?mode=new`)
    await fill('文章标题', '新写的文章', '.ant-drawer')
    await press('保存并上架')
    await sees('请上传封面图')
    await hands.click(await find('.ant-drawer button', '存草稿'))
    await seesToast('保存成功')
    expect(bodies(articles.create)).toEqual([expect.objectContaining({ title: '新写的文章' })])
    expect(location.pathname).toBe(ARTICLES)
    await until(() => expect(document.querySelector('.ant-drawer form')).toBeNull())
  })

  it('hides the carousel and drops the push filter for a dealer', async () => {
    await openConsole(ARTICLES, { as: DEALER })
    await settled()
    expect(hasButton(/^轮播/)).toBe(false)
    expect(document.querySelector('.data-head')).not.toHaveTextContent('轮播')
    expect(queries(articles.list).at(-1)).not.toHaveProperty('pushFlag')
  })
})
