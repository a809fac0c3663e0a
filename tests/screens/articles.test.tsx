// @module-tag marketing
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import * as articles from '@/api/marketing/articles'
import * as labels from '@/api/marketing/labels'
import * as posters from '@/api/marketing/posters'
import { uploadType } from '@/entities/leads/enums'
import { articleStatus, articleType } from '@/entities/marketing/article'
import { labelStatus, materialKind } from '@/entities/marketing/label'
import { offBy, pushFlag } from '@/entities/marketing/material'
import { articleShelf } from '../../mocks/marketing/calls/articles'
import {
  labelById,
  labels as labelRows,
  labelUses,
  materialById,
  materials,
  shares,
} from '../../mocks/marketing/rules/materials'
import {
  act,
  agree,
  all,
  askedTwice,
  bodies,
  button,
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
  settled,
  sure,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const LABELS = '/marketing-management/label'
const LABEL = '/marketing-management/label-details'
const LIST = '/marketing-management/article'
const PAGE = '/marketing-management/article-details'
const OWN = 'D00001'
const DEALER = 'dealer01'

beforeAll(() => {
  // jsdom has no layout. The editor only needs the range to scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList // an empty list
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

const counts = (count: number) =>
  until(() => expect(document.querySelector('section.list-card')).toHaveAttribute('aria-label', `共 ${count} 条`))
const headsShown = () =>
  [...document.querySelectorAll('.data-head [role=columnheader]')].map((cell) => cell.textContent).filter(Boolean)
const menuOf = async (name: string) => {
  await settled()
  const inSight = [...document.querySelectorAll<HTMLElement>('.row-action[aria-label]')]
    .map((one) => one.getAttribute('aria-label') ?? '')
    .filter((label) => label.endsWith(` ${name}`) && !label.startsWith('更多'))
    .map((label) => label.slice(0, -name.length - 1))
  const more = all('button', `更多 ${name}`)[0]
  if (!more) return inSight
  await hands.click(more)
  await find('[role=menuitem]', /./)
  return [...inSight, ...[...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)]
}
const one = <T,>(row: T | undefined): T => sure(row)
const articleOf = (
  fits: (row: ReturnType<typeof articleShelf.all>[number], material: (typeof materials)[number]) => boolean,
) => one(articleShelf.all().find((row) => fits(row, one(materialById(row.id)))))
const titleOf = (id: string) => one(materialById(id)).title
const search = (id: string) => `?title=${encodeURIComponent(titleOf(id))}`

describe('demo data of materials', () => {
  it('has 90 articles, 60 videos, 70 posters and 14 promotions', () => {
    expect([1, 2, 3, 4].map((kind) => materials.filter(({ materialType }) => materialType === kind).length)).toEqual([
      90, 60, 70, 14,
    ])
    expect(new Set(materials.map(({ dealerCode }) => dealerCode).filter(Boolean)).size).toBe(12)
    expect(
      articleShelf
        .all()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(
      materials
        .filter(({ materialType }) => materialType === materialKind.article)
        .map(({ materialId }) => materialId)
        .toSorted(),
    )
    expect(articleShelf.all().filter(({ carouselFlag }) => carouselFlag === 1)).toHaveLength(4)
    expect(
      materials.every(({ labelIds, materialType }) =>
        labelIds.every((id) => one(labelById(id)).kinds.includes(materialType)),
      ),
    ).toBe(true)
    expect(
      articleShelf
        .all()
        .every(
          ({ id, status }) => status !== articleStatus.draft || !shares.some(({ materialId }) => materialId === id),
        ),
    ).toBe(true)
  })
})

describe('label management', () => {
  const open = (query = '', as?: string) => openConsole(`${LABELS}${query}`, { as })

  it('counts the enabled labels of each type and filters by type and kind', async () => {
    await open()
    await counts(48)
    expect(queries(labels.list)[0]).toEqual({ pageNo: '1', pageSize: '20', sortField: 'updateTime', sortOrder: 'desc' })
    await until(() => expect(all('.label-type', /^全部标签44$/)).toHaveLength(1))
    expect(
      received(labels.listTypes)
        .map(({ path }) => Number(path.at(-1)))
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5])
    await press(/^用车场景/)
    await counts(8)
    expect(queries(labels.list).at(-1)).toMatchObject({ typeCode: 'SCENE' })
    await choose('素材类型', '视频')
    await counts(7)
    expect(queries(labels.list).at(-1)).toMatchObject({ typeCode: 'SCENE', kinds: String(materialKind.video) })
    await until(() => expect(all('.label-type', /^用车场景7$/)).toHaveLength(1))
  })

  it('names the affected materials before disabling and deletes an unused label', async () => {
    const used = one(labelRows.find(({ labelName }) => labelName === '续航实测'))
    const unused = one(labelRows.find(({ labelName }) => labelName === '情人节'))
    const count = one(labelUses().get(used.id)).count
    await open(`?labelName=${used.labelName}`)
    await act(used.labelName, '停用')
    expect((await dialog(/停用标签/)).textContent).toContain(`停用后不可再选，已使用该标签的 ${count} 个素材不受影响`)
    await press('停用')
    await seesToast('已停用')
    expect(bodies(labels.setRank)).toEqual([{ id: used.id, status: labelStatus.disabled }])
    expect(await menuOf(used.labelName)).toEqual(['编辑', '启用'])
    await fill('标签名称', unused.labelName)
    await press('查询')
    await counts(1)
    await act(unused.labelName, '删除')
    await press('删除')
    await seesToast('已删除')
    expect(queries(labels.remove)).toEqual([{ id: unused.id }])
    await counts(0)
  })

  it('validates name and colour contrast and rejects a name taken within the type', async () => {
    await openConsole(`${LABEL}?typeCode=POINT`)
    await fill('标签名称', '续航 实测')
    await hands.click(await find('input[type=checkbox]', '视频'))
    await fill('颜色', '#ffee00')
    await press('保存')
    await sees('标签不能包含空格和逗号')
    await sees('颜色对比度过低')
    expect(bodies(labels.create)).toEqual([])
    await fill('标签名称', '续航实测')
    await press('玫红')
    await press('保存')
    await sees('该类型下已有同名标签')
    await fill('标签名称', '车机升级')
    await press('保存')
    await seesToast('保存成功')
    expect(bodies(labels.create).at(-1)).toEqual({
      typeCode: 'POINT',
      labelName: '车机升级',
      kinds: [materialKind.video],
      seriesName: '',
      color: '#a83260',
      sort: 0,
      remark: '',
    })
    await counts(49)
  })

  it('reports a taken name on leaving the field and on changing the type', async () => {
    const row = one(labelRows.find(({ typeCode }) => typeCode === 'POINT'))
    await openConsole(`${LABEL}?typeCode=POINT`)
    await fill('标签名称', row.labelName)
    await hands.tab()
    await sees('该类型下已有同名标签')
    await choose('标签类型', '用车场景')
    await until(() => expect(document.body).not.toHaveTextContent('该类型下已有同名标签'))
    await choose('标签类型', '产品卖点')
    await sees('该类型下已有同名标签')
    expect(bodies(labels.create)).toEqual([])
  })

  it('repeats no request after saving a label', async () => {
    await open()
    await counts(48)
    await press('新增标签')
    await button('保存')
    await fill('标签名称', '冬季养护')
    await choose('标签类型', '产品卖点')
    await hands.click(await find('input[type=checkbox]', '视频'))
    await settled()
    const before = control.log().length
    await press('保存')
    await seesToast('保存成功')
    await counts(49)
    await settled()
    expect(received(labels.create)).toHaveLength(1)
    expect(askedTwice(before)).toEqual([])
  })

  it('locks the kinds of a label in use and confirms its new name', async () => {
    const row = one(labelRows.find(({ labelName }) => labelName === '智能座舱'))
    const count = one(labelUses().get(row.id)).count
    await openConsole(`${LABEL}?id=${row.id}`)
    await sees(`${count} 个素材使用`)
    await sent(articles.list)
    expect(queries(articles.list)[0]).toMatchObject({ labelId: row.id, pageNo: '1' })
    const carrier = one(
      materials.find(
        ({ materialType, labelIds }) => materialType === materialKind.article && labelIds.includes(row.id),
      ),
    )
    expect((await screen.findAllByText(carrier.title)).length).toBeGreaterThan(0)
    await hands.click(await find('[role=tab]', '海报'))
    await sent(posters.list)
    expect(queries(posters.list)).toEqual([expect.objectContaining({ labelId: row.id, pageNo: '1' })])
    const sheet = one(
      materials.find(({ materialType, labelIds }) => materialType === materialKind.poster && labelIds.includes(row.id)),
    )
    expect((await screen.findAllByText(sheet.title)).length).toBeGreaterThan(0)
    await hands.click(await find('input[type=checkbox]', '文章'))
    await press('保存')
    await sees('该类素材已使用此标签')
    await hands.click(await find('input[type=checkbox]', '文章'))
    await fill('标签名称', '座舱体验')
    await press('保存')
    expect((await dialog(/改名/)).textContent).toContain(`将影响 ${count} 个素材`)
    await agree('保存')
    await seesToast('保存成功')
    expect(bodies(labels.update)).toEqual([expect.objectContaining({ id: row.id, labelName: '座舱体验' })])
    expect(one(materialById(carrier.materialId)).label).toContain('座舱体验')
  })

  it('denies a dealer the label page', async () => {
    await openConsole(`${LABEL}?id=6101`, { as: DEALER })
    await until(() => expect(document.body.textContent).toContain('无权查看或数据不存在'))
    expect(bodies(labels.update)).toEqual([])
  })
})

describe('article list', () => {
  const open = (query = '', as?: string) => openConsole(`${LIST}${query}`, { as })

  it('filters by label id and series name', async () => {
    const tag = one(labelRows.find(({ labelName }) => labelName === '车主故事'))
    await open('?articleType=1&uploadType=2&updateTime=2020-01-01~2030-12-31&page=1')
    await press('展开筛选')
    await choose('标签', '车主故事')
    await choose('适用车系', /^启明Q5$/)
    await until(() =>
      expect(queries(articles.list).at(-1)).toMatchObject({
        articleType: String(articleType.text),
        uploadType: String(uploadType.dealer),
        labels: tag.id,
        seriesName: '启明Q5',
        updateTimeStart: '2020-01-01 00:00:00',
        sortField: 'updateTime',
        sortOrder: 'desc',
      }),
    )
  })

  it('shows a dealer its own articles and the published ones of headquarters', async () => {
    await open('', DEALER)
    const seen = articleShelf.all().filter(({ id, status }) => {
      const { dealerCode } = one(materialById(id))
      return dealerCode === OWN || (dealerCode === '' && status === articleStatus.up)
    })
    await counts(seen.length)
    expect(headsShown()).not.toContain('经销商')
    expect(headsShown()).not.toContain('轮播')
    expect(hasButton(/^轮播/)).toBe(false)
    const hq = articleOf((row, { dealerCode }) => dealerCode === '' && row.status === articleStatus.up)
    await fill('文章标题', titleOf(hq.id))
    await press('查询')
    await until(async () => expect(await menuOf(titleOf(hq.id))).toEqual(['详情']))
  })

  it('requires a reason from headquarters to unpublish a dealer article', async () => {
    const row = articleOf((one_, { dealerCode }) => dealerCode === OWN && one_.status === articleStatus.up)
    const title = titleOf(row.id)
    await open(search(row.id))
    expect(await menuOf(title)).toEqual(['详情', '下架'])
    await act(title, '下架')
    expect((await dialog(/下架/)).textContent).toContain('下架后，已分享的链接将显示「内容已下架」')
    expect(await find('.ant-modal button', '下架')).toBeDisabled()
    await fill('下架原因（经销商可见）', '价格信息有误')
    await press('下架')
    await seesToast('已下架')
    expect(bodies(articles.setShelf)).toEqual([{ id: row.id, status: articleStatus.down, reason: '价格信息有误' }])
    await sees('总部下架')
    expect(await menuOf(title)).toEqual(['上架', '详情'])
    expect(row.offBy).toBe(offBy.headquarters)
  })

  it('shows the dealer why and when headquarters unpublished its article', async () => {
    const row = articleOf((one_, { dealerCode }) => dealerCode === OWN && one_.status === articleStatus.up)
    const { offTime } = Object.assign(row, {
      status: articleStatus.down,
      offBy: offBy.headquarters,
      offReason: '图片未获授权',
      offTime: '2026-11-20 10:00:00',
    })
    await openConsole(`${PAGE}?id=${row.id}`, { as: DEALER })
    await sees('已被总部下架，请联系总部')
    await sees(`下架原因：图片未获授权 · 下架时间：${offTime}`)
  })

  it('requires no reason from a dealer to unpublish its own article', async () => {
    const row = articleOf((one_, { dealerCode }) => dealerCode === OWN && one_.status === articleStatus.up)
    await open(search(row.id), DEALER)
    await act(titleOf(row.id), '下架')
    await press('下架')
    await seesToast('已下架')
    expect(bodies(articles.setShelf)).toEqual([{ id: row.id, status: articleStatus.down }])
  })

  it('sends the reason of a bulk unpublication only for dealer articles', async () => {
    const row = articleOf((one_, { dealerCode }) => dealerCode === OWN && one_.status === articleStatus.up)
    const own = articleOf((one_, { dealerCode }) => dealerCode === '' && one_.status === articleStatus.up)
    for (const { id } of [row, own]) one(materialById(id)).title = `合并下架 ${id}`
    await open('?title=合并下架')
    for (const { id } of [row, own]) await hands.click(await find('input[type=checkbox]', `选择「合并下架 ${id}」`))
    await press('下架')
    await dialog(/下架/)
    await fill('下架原因（经销商可见）', '价格信息有误')
    await agree('下架')
    await sees('成功 2 条，失败 0 条')
    expect(bodies(articles.setShelf)).toHaveLength(2)
    expect(bodies(articles.setShelf)).toEqual(
      expect.arrayContaining([
        { id: row.id, status: articleStatus.down, reason: '价格信息有误' },
        { id: own.id, status: articleStatus.down },
      ]),
    )
  })

  it('offers a dealer only the detail of an article unpublished by headquarters', async () => {
    const row = articleOf((_, { dealerCode }) => dealerCode === OWN)
    Object.assign(row, { status: articleStatus.down, offBy: offBy.headquarters })
    await open(search(row.id), DEALER)
    expect(await menuOf(titleOf(row.id))).toEqual(['详情'])
    await sees('总部下架')
  })

  it('limits the carousel to five articles with a carousel image', async () => {
    const free = articleShelf
      .all()
      .filter(
        ({ id, status, carouselFlag }) =>
          status === articleStatus.up && carouselFlag === 0 && one(materialById(id)).dealerCode === '',
      )
    const [fifth, sixth] = [one(free[0]), one(free[1])]
    for (const row of [fifth, sixth]) row.carouselImage = 'data:image/png;base64,x'
    const plain = one(free[2])
    plain.carouselImage = ''
    await open(search(fifth.id))
    await button('轮播（4/5）')
    await hands.click(await find('[role=switch]', `轮播 ${titleOf(fifth.id)}`))
    await seesToast('已加入轮播')
    expect(bodies(articles.setCarousel)).toEqual([{ id: fifth.id, status: 1 }])
    await button('轮播（5/5）')
    await fill('文章标题', titleOf(sixth.id))
    await press('查询')
    await settled()
    await hands.click(await find('[role=switch]', `轮播 ${titleOf(sixth.id)}`))
    await seesToast('轮播最多5篇，请先移出')
    expect(await find('[role=switch]', `轮播 ${titleOf(sixth.id)}`)).not.toBeChecked()
    await fill('文章标题', titleOf(plain.id))
    await press('查询')
    await until(() => expect(all('[role=switch]', `轮播 ${titleOf(plain.id)}`)[0]).toBeDisabled())
  })

  it('confirms a push to the consumer app and offers no deletion of a published article', async () => {
    const row = articleOf(
      (one_, { dealerCode }) => dealerCode === '' && one_.status === articleStatus.up && one_.pushFlag === pushFlag.no,
    )
    await open(search(row.id))
    await act(titleOf(row.id), '推送到 C 端')
    expect((await dialog(/推送/)).textContent).toContain('推送后用户可在App和小程序中查看')
    await press('推送到 C 端')
    await seesToast('已推送到 C 端')
    expect(bodies(articles.pushC)).toEqual([{ id: row.id }])
    expect(await menuOf(titleOf(row.id))).not.toContain('删除')
  })

  it('deletes a draft together with its material', async () => {
    const row = articleOf((one_, { dealerCode }) => dealerCode === '' && one_.status === articleStatus.draft)
    await open(search(row.id))
    await act(titleOf(row.id), '删除')
    expect((await dialog(/删除/)).textContent).toContain('删除后不可恢复')
    await press('删除')
    await seesToast('已删除')
    expect(queries(articles.remove)).toEqual([{ id: row.id }])
    expect(materialById(row.id)).toBeUndefined()
  })
})

describe('article page', () => {
  const paste = async (html: string) =>
    fireEvent.paste(await screen.findByLabelText('正文', { selector: '[role=textbox]' }), {
      clipboardData: {
        getData: (type: string) => (type === 'text/html' ? html : ''),
        files: [],
        types: ['text/html'],
        items: [],
      },
    })

  it('saves a draft with only a title', { tags: ['core'] }, async () => {
    await openConsole(PAGE)
    await press('存草稿')
    await sees('请输入文章标题')
    expect(bodies(articles.create)).toEqual([])
    await fill('文章标题', '冬季出行小贴士')
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(articles.create)).toEqual([
      expect.objectContaining({ title: '冬季出行小贴士', articleType: articleType.text, labels: [], seriesName: '' }),
    ])
    const made = one(materials.find(({ title }) => title === '冬季出行小贴士'))
    expect([made.materialType, made.uploadType, made.dealerCode]).toEqual([
      materialKind.article,
      uploadType.headquarters,
      '',
    ])
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('shows the share card with the summary or else the start of the text', async () => {
    await openConsole(PAGE)
    await fill('文章标题', '冬季出行小贴士')
    await paste('<p>出发前检查胎压与电量。</p>')
    await hands.click(await find('[role=tab]', '微信分享卡片'))
    const card = () => document.querySelector('.chat-card')
    await until(() => expect(card()).toHaveTextContent('冬季出行小贴士出发前检查胎压与电量。'))
    await fill('摘要', '三分钟读完')
    await until(() => expect(card()).toHaveTextContent('冬季出行小贴士三分钟读完'))
  })

  it('requires cover and body to publish and https for an external link', async () => {
    await openConsole(PAGE)
    await fill('文章标题', '外部评测')
    await press('保存并上架')
    await sees('请上传封面图')
    await sees('请输入正文')
    await hands.click(await find('input[type=radio]', '外链'))
    await fill('外链地址', 'http://example.com/a')
    await press('存草稿')
    await sees('请输入以https开头的链接')
    expect(bodies(articles.create)).toEqual([])
  })

  it('retries only the publication when it fails after saving', async () => {
    const row = articleOf(
      (one_, { dealerCode }) =>
        dealerCode === '' && one_.status === articleStatus.draft && one_.articleType === articleType.text,
    )
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await screen.findByLabelText('正文', { selector: '[role=textbox]' })
    control.inject({ path: articles.setShelf.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await press('保存并上架')
    await until(() => expect(toasts()).toEqual(['已保存，但未生效：服务繁忙']))
    expect(location.search).toBe(`?id=${row.id}&mode=edit`)
    expect(bodies(articles.update)).toHaveLength(1)
    expect(row.status).toBe(articleStatus.draft)
    await press('重试')
    await seesToast('已保存并上架')
    expect(bodies(articles.setShelf).at(-1)).toEqual({ id: row.id, status: articleStatus.up })
    expect(bodies(articles.update)).toHaveLength(1)
    expect(row.status).toBe(articleStatus.up)
  })

  it('confirms a change to a published article and marks it as changed for the app', async () => {
    const row = articleOf(
      (one_, { dealerCode }) =>
        dealerCode === '' &&
        one_.status === articleStatus.up &&
        one_.pushFlag === pushFlag.pushed &&
        one_.articleType === articleType.text,
    )
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await paste('<p>新增一段</p>')
    await fill('分享标题', '一起看看')
    await press('保存')
    expect((await dialog(/保存对/)).textContent).toContain('修改将立即生效')
    await agree('保存')
    await seesToast('保存成功')
    expect(bodies(articles.update)).toEqual([expect.objectContaining({ id: row.id, shareTitle: '一起看看' })])
    expect(row.content).toContain('新增一段')
    expect(row.pushFlag).toBe(pushFlag.changed)
  })

  it('replaces a label of a single-choice type and keeps a disabled one until removed', async () => {
    const row = articleOf((one_, { dealerCode }) => dealerCode === '' && one_.status === articleStatus.draft)
    const material = one(materialById(row.id))
    const off = one(labelRows.find(({ labelName }) => labelName === '品牌活动'))
    material.labelIds = [off.id]
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await until(() => expect(document.querySelector('.label-mark[data-off]')).toHaveTextContent('品牌活动'))
    const pick = async (name: string) => {
      const input = await find('input[role=combobox]', '标签')
      await hands.click(input)
      await hands.paste(name)
      await choose('标签', name)
    }
    await pick('首购用户')
    await pick('年轻潮流')
    await until(() =>
      expect(
        [...document.querySelectorAll('.label-chosen')].map(({ textContent }) => textContent?.replace('×', '')),
      ).toEqual(['品牌活动', '年轻潮流']),
    )
    await sees('同类型只能选一个，已替换：首购用户')
    await press('移除标签「品牌活动」')
    await press('存草稿')
    await seesToast('保存成功')
    const young = one(labelRows.find(({ labelName }) => labelName === '年轻潮流'))
    expect(bodies(articles.update)).toEqual([expect.objectContaining({ labels: [young.id] })])
  })

  it('reports the limit of five labels', async () => {
    const row = articleOf((one_, { dealerCode }) => dealerCode === '' && one_.status === articleStatus.draft)
    const many = labelRows.filter(
      ({ typeCode, status, kinds }) =>
        typeCode === 'SCENE' && status === labelStatus.enabled && kinds.includes(materialKind.article),
    )
    one(materialById(row.id)).labelIds = many.slice(0, 4).map(({ id }) => id)
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await until(() => expect(document.querySelectorAll('.label-chosen')).toHaveLength(4))
    const full = '已选满 5 个标签，移除后可再选'
    expect(screen.queryByText(full)).toBeNull()
    await choose('标签', '新车上市')
    expect(await sees(full)).toHaveAttribute('role', 'status')
    await press('移除标签「新车上市」')
    await until(() => expect(screen.queryByText(full)).toBeNull())
  })

  it('reports an article of another dealer as not found', async () => {
    const other = articleOf((_, { dealerCode }) => dealerCode !== '' && dealerCode !== OWN)
    await openConsole(`${PAGE}?id=${other.id}`, { as: DEALER })
    await sees('无权查看或数据不存在')
    await press('返回列表')
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('shows a dealer no form for an article of headquarters', async () => {
    const hq = articleOf((row, { dealerCode }) => dealerCode === '' && row.status === articleStatus.up)
    await openConsole(`${PAGE}?id=${hq.id}&mode=edit`, { as: DEALER })
    await until(() => expect(document.querySelector('.record-head h2')).toHaveTextContent(titleOf(hq.id)))
    expect(hasButton('保存')).toBe(false)
    expect(hasButton('编辑')).toBe(false)
    expect(hasButton('下架')).toBe(false)
    expect(await button('返回列表')).toBeEnabled()
  })
})
