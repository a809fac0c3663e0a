// @module-tag content
import { act as actNow } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as hotContent from '@/api/content/hotContent'
import * as recommends from '@/api/content/recommends'
import { recPosition } from '@/entities/content/recommend'
import { recContent, shelfStatus, showPhase } from '@/entities/content/shared'
import { dealerType } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { recommendRows } from '../../mocks/content/calls/recommends'
import type { RecommendRow } from '../../mocks/content/data/recommends'
import { phaseOf } from '../../mocks/content/rules/ads'
import { contentsOf, isAlive } from '../../mocks/content/rules/recommended'
import { org } from '../../mocks/system/rules/store'
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
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const LIST = '/hot-management/recommend'
const DETAIL = '/hot-management/recommendDetail'
const page = () => sure(document.querySelector('main'))
const now = () => control.now()
const one = (fits: (row: RecommendRow) => boolean, title = '测试推荐') =>
  Object.assign(sure(recommendRows().find(fits)), { title })
const isUp = ({ status }: RecommendRow) => status === shelfStatus.up
const at = (position: number) => recommendRows().filter((row) => row.position === position)
const faces = () => all('.rec-title', /./).map(({ textContent }) => textContent)

describe('recommendation list', () => {
  it('shows each slot with its usage and finds unavailable content', async () => {
    const dead = recommendRows().filter((row) => !isAlive(row))
    expect(dead.length).toBeGreaterThanOrEqual(5)
    await openConsole(LIST)
    await sees(/社区首页轮播 \d\/8/)
    expect(bodies(recommends.list)[0]).toMatchObject({
      position: recPosition.homeCarousel,
      sortField: 'sort',
      sortOrder: 'asc',
    })
    await tick(/^全部/)
    await press('失效内容')
    await until(() => expect(page()).toHaveTextContent(`共 ${dead.length} 条`))
    expect(bodies(recommends.list).at(-1)).toMatchObject({ aliveFlag: '0' })
    expect(page()).toHaveTextContent('已下架')
    expect(page().querySelectorAll('.row-dead').length).toBe(dead.length)
  })

  it('publishes a recommendation and unpublishes it after confirmation', async () => {
    const row = one(
      (other) =>
        other.position === recPosition.homeFeed &&
        !isUp(other) &&
        phaseOf(other, now()) === showPhase.running &&
        isAlive(other),
    )
    await openConsole(`${LIST}?position=2&title=测试推荐`)
    await act(row.title, '上架')
    await seesToast('已上架')
    expect(bodies(recommends.shelve)).toEqual([{ id: row.id, status: shelfStatus.up }])
    await settled()
    await act(row.title, '下架')
    await dialog(/下架后用户端立即停止展示/)
    await agree('下架')
    await seesToast('已下架')
    expect(row.status).toBe(shelfStatus.down)
  })

  it('rejects publication of expired, missing or duplicate content and into a full slot', async () => {
    await openConsole(LIST)
    const up = (row: RecommendRow) => recommends.shelve({ id: row.id, status: shelfStatus.up })
    const over = one((row) => !isUp(row) && phaseOf(row, now()) === showPhase.ended)
    await expect(up(over)).rejects.toThrow('结束时间已过')
    const gone = one((row) => !isUp(row) && phaseOf(row, now()) !== showPhase.ended && !isAlive(row))
    await expect(up(gone)).rejects.toThrow('已下架或删除')
    const running = sure(at(recPosition.headline).find(isUp))
    const times = { startTime: running.startTime, endTime: running.endTime }
    const twin = Object.assign(sure(at(recPosition.headline).find((row) => !isUp(row))), {
      ...times,
      contentType: running.contentType,
      contentId: running.contentId,
    })
    await expect(up(twin)).rejects.toThrow('该内容已在此推荐位')
    for (const [place, row] of at(recPosition.headline).entries())
      Object.assign(row, times, {
        contentType: recContent.web,
        contentId: `https://a.cn/${place}`,
        status: place < 3 ? shelfStatus.up : shelfStatus.down,
      })
    await expect(up(sure(at(recPosition.headline)[5]))).rejects.toThrow('「资讯头条」同一时段最多展示3个')
  })

  it('moves a recommendation of the feed to a given position', async () => {
    const row = one((other) => other.position === recPosition.homeFeed)
    await openConsole(`${LIST}?position=2`)
    await sees('第 3 条')
    await act(row.title, '移至第n位')
    await hands.type(await find('input', /第几位/), '2')
    await press('移动')
    await seesToast('顺序已保存')
    expect(bodies(recommends.sort)).toEqual([{ position: recPosition.homeFeed, items: [{ id: row.id, sort: 2 }] }])
    expect(row.sort).toBe(7)
  })

  it('unpublishes several recommendations and skips unpublished ones', async () => {
    const [up, down] = [
      one((row) => row.position === recPosition.homeCarousel && isUp(row), '在架的'),
      sure(at(1).find((row) => !isUp(row))),
    ]
    down.title = '未上架的'
    await openConsole(LIST)
    await tick('选择「在架的」')
    await tick('选择「未上架的」')
    await hands.click(sure(all('.bulk-bar button', '下架')[0]))
    await dialog(/1 条/)
    await agree('下架')
    await sent(recommends.shelve)
    expect(bodies(recommends.shelve)).toEqual([{ id: up.id, status: shelfStatus.down }])
  })

  it('deletes only unpublished recommendations', async () => {
    const row = one((other) => other.position === recPosition.homeCarousel && !isUp(other))
    await openConsole(`${LIST}?title=测试推荐`)
    await act(row.title, '删除')
    await dialog(/确定删除「测试推荐」/)
    await agree('删除')
    await seesToast('已删除')
    expect(bodies(recommends.remove)).toEqual([{ id: row.id }])
    expect(recommendRows()).not.toContain(row)
    await expect(recommends.remove({ id: sure(recommendRows().find(isUp)).id })).rejects.toThrow('请先下架再删除')
  })

  it('previews the published recommendations of each page', async () => {
    await openConsole(LIST)
    await press('预览')
    await until(() => expect(faces().length).toBeGreaterThan(3))
    const asked = (position: readonly number[]) => expect.objectContaining({ position, status: shelfStatus.up })
    expect(bodies(recommends.list)).toContainEqual(asked([1, 2]))
    await tick('发现页')
    await until(() => expect(bodies(recommends.list)).toContainEqual(asked([3, 4])))
  })
})

describe('recommendations for a sales area', () => {
  it('are read-only in the list and on the board of the new home page', async () => {
    sure(org.users.find(({ username }) => username === 'superadmin')).dealerType = dealerType.area
    const up = one((row) => row.position === recPosition.homeCarousel && isUp(row))
    const { router } = await openConsole(LIST)
    await sees(up.title)
    expect(all('button', /^(新增|编辑|上架|下架|复制|删除|拖动)/, page())).toEqual([])
    expect(all('[role=switch]', /./, page())).toEqual([])
    await expect(recommends.shelve({ id: up.id, status: shelfStatus.down })).rejects.toThrow('没有操作权限')
    await actNow(() => router.navigate('/hot-management/new-recommended'))
    await until(() => expect(all('.card-tile', /./).length).toBeGreaterThan(20))
    expect(all('button', /^(新增|批量|编辑|启用|停用|移至|删除|拖动|上移)/)).toEqual([])
    await expect(hotContent.removeRecommend({ id: '1' })).rejects.toThrow('没有操作权限')
  })
})

describe('recommendation detail', () => {
  it('shows the figures and offers to extend an expired recommendation', async () => {
    const row = one((other) => isUp(other) && phaseOf(other, now()) === showPhase.ended)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees('推荐数据')
    await until(() => expect(faces()).toContain('测试推荐'))
    expect(page()).toHaveTextContent('已过期')
    await press('延期')
    await box('结束时间')
    expect(hasButton('保存并上架')).toBe(false)
  })

  it('takes the title from the content until it is edited by hand', async () => {
    await openConsole(DETAIL)
    await choose('推荐位', /^首页推荐流/)
    await choose('内容类型', '话题')
    const [first, second] = contentsOf(recContent.topic).filter(({ up }) => up)
    await hands.click(await find('button', /推荐内容$/))
    await hands.click(await find('.targets button', new RegExp(sure(first).title)))
    await until(async () => expect(await box('推荐标题')).toHaveValue(sure(first).title))
    await until(() => expect(faces()).toContain(sure(first).title))
    await hands.click(await find('button', /推荐内容$/))
    await hands.click(await find('.targets button', new RegExp(sure(second).title)))
    await until(async () => expect(await box('推荐标题')).toHaveValue(sure(second).title))
    await fill('推荐标题', '自己写的标题')
    await hands.click(await find('button', /推荐内容$/))
    await hands.click(await find('.targets button', new RegExp(sure(first).title)))
    await until(() => expect(document.querySelector('.target-name')).toHaveTextContent(sure(first).title))
    expect(await box('推荐标题')).toHaveValue('自己写的标题')
    await press(/^保\s?存$/)
    await sees(/请(选择|填写|输入)开始时间/)
    expect(received(recommends.create)).toEqual([])
  })

  it('copies a recommendation without its period', async () => {
    const row = one((other) => other.position === recPosition.homeCarousel && isUp(other))
    await openConsole(`${DETAIL}?copyId=${row.id}`)
    expect(await box('推荐标题')).toHaveValue('测试推荐')
    expect(await box('开始时间')).toHaveValue('')
    const { id: _, ...copy } = row
    const made = await recommends.create({
      ...copy,
      ...{ position: recPosition.homeFeed, sort: at(2)[0]?.sort },
    } as never) // codes of the enumerations
    // Of two recommendations in one place of the feed, the later one moves down.
    const later = sure(recommendRows().find(({ id }) => id === made.id))
    expect(later.sort).toBe(sure(at(2)[0]).sort + 1)
    await expect(
      recommends.create({ ...copy, endTime: formatTime(now() - 9e9), startTime: formatTime(now()) } as never), // as above
    ).rejects.toThrow('结束时间须晚于开始时间')
  })

  it('sends only the changed fields and publishes', { tags: ['core'] }, async () => {
    const row = one(
      (other) =>
        !isUp(other) &&
        phaseOf(other, now()) === showPhase.running &&
        isAlive(other) &&
        other.position === recPosition.homeFeed,
    )
    const before = row.updateTime
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    await fill('角标', '新品')
    await press('保存并上架')
    await seesToast('已保存')
    expect(bodies(recommends.update)).toEqual([{ id: row.id, cornerText: '新品', updateTime: before }])
    expect(bodies(recommends.shelve)).toEqual([{ id: row.id, status: shelfStatus.up }])
    expect(row).toMatchObject({ cornerText: '新品', status: shelfStatus.up })
  })

  it('locks the slot once there are figures and shows concurrent recommendations', async () => {
    const row = one((other) => isUp(other) && other.viewCount > 0 && other.position === recPosition.homeCarousel)
    await openConsole(`${DETAIL}?id=${row.id}&mode=edit`)
    expect(await find('input[role=combobox]', '推荐位')).toBeDisabled()
    await sees(/已有推荐数据/)
    await sees(/同时段同位置已有 \d 个/)
    expect(bodies(recommends.list).at(-1)).toMatchObject({ position: recPosition.homeCarousel, status: shelfStatus.up })
    await expect(recommends.update({ id: row.id, position: recPosition.discoverCarousel })).rejects.toThrow(
      '不能更换推荐位',
    )
  })
})
