// @module-tag community
import { describe, expect, it } from 'vitest'
import * as socialConfig from '@/api/community/socialConfig'
import { siftType, wordAction, wordType } from '@/entities/community/sift'
import { reviewMode } from '@/entities/community/socialRule'
import { sift } from '../../mocks/community/calls/sift'
import {
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
import { control, openConsole, received } from '../harness'

const PAGE = '/dynamic-management/dynamicSiftConflg'
const page = () => sure(document.querySelector('main'))
const save = () => press(/^保\s?存$/)
const inSample = () => [...document.querySelectorAll('.feed-sample > li')].map(({ textContent }) => textContent)
const saveElsewhere = () =>
  Object.assign(sift().filter, { version: 13, updateBy: '周敏', updateTime: '2026-01-02 08:00:00' })

describe('feed rule settings', () => {
  it('previews the rules on the newest posts and saves them after confirmation', { tags: ['core'] }, async () => {
    await openConsole(PAGE)
    await until(() => expect(inSample()).toHaveLength(20))
    const [question] = received(socialConfig.getFilter)
    expect(question).toMatchObject({ query: {}, body: { access_token: question?.token } })
    expect(page()).toHaveTextContent('版本 12')
    expect(await find('button', /^保\s?存$/)).toBeDisabled()
    const before = inSample()
    await fill('推荐页最少字数', '200')
    await until(() => expect(inSample().join()).toContain('字数不足，不进推荐页'))
    expect(inSample()).not.toEqual(before)
    await fill('精华权重', '6')
    await save()
    await sees('权重范围 0.5-5.0')
    await fill('精华权重', '2')
    await save()
    const asked = await dialog(/确定保存以下修改/)
    expect(asked).toHaveTextContent('推荐页最少字数15200')
    expect(asked).toHaveTextContent('精华权重1.52')
    expect(received(socialConfig.saveFilter)).toEqual([])
    await agree(/^保\s?存$/)
    await seesToast('保存后约 5 分钟生效')
    expect(bodies(socialConfig.saveFilter)).toEqual([
      {
        version: '12',
        rule: {
          hideReportCount: 5,
          sinkDays: 30,
          minTextLength: 200,
          sameAuthorGap: 3,
          ownerWeight: 1.2,
          qualityWeight: 2,
          decayHours: 24,
        },
      },
    ])
    await until(() => expect(page()).toHaveTextContent('版本 13'))
  })

  it('shows the rules saved by somebody else beside the input before overwriting', async () => {
    await openConsole(PAGE)
    await fill('自动沉底天数', '60')
    saveElsewhere()
    sift().filter.rule.sinkDays = 45
    await save()
    await agree(/^保\s?存$/)
    const asked = await dialog(/内容已被「周敏」于 2026-01-02 08:00 修改/)
    expect(asked).toHaveTextContent('自动沉底天数4560')
    await press('仍然覆盖')
    await seesToast('保存后约 5 分钟生效')
    expect(bodies(socialConfig.saveFilter)).toMatchObject([
      { version: '12' },
      { version: '13', rule: { sinkDays: 60 } },
    ])
    expect(sift().filter.rule.sinkDays).toBe(60)
  })

  it('starts with default values and guards unsaved changes', async () => {
    control.inject({ path: socialConfig.getFilter.path, kind: 'code', code: 200, data: null })
    await openConsole(PAGE)
    await sees('未保存')
    await until(async () => expect(await find('input', '自动下架举报数')).toHaveValue('5'))
    expect(await find('button', /^保\s?存$/)).toBeEnabled()
    await fill('自动下架举报数', '9')
    await hands.click(await find('[role=tab]', '敏感词'))
    await dialog(/动态过滤/)
    expect(location.search).toBe('')
    await agree('继续编辑')
    await press('撤销修改')
    await until(async () => expect(await find('input', '自动下架举报数')).toHaveValue('5'))
    await hands.click(await find('[role=tab]', '敏感词'))
    await until(() => expect(location.search).toBe('?tab=words'))
  })
})

describe('filter bar settings', () => {
  it('adds, toggles and reorders filters and saves them together', async () => {
    await openConsole(`${PAGE}?tab=items`)
    await find('button', '拖动排序 排序')
    const inPhone = () => [...document.querySelectorAll('.feed-bar dt')].map(({ textContent }) => textContent)
    expect(all('button', /^删除 排序$/)).toEqual([])
    await press('新增筛选项')
    await sees('默认选中首个可选值')
    await fill('筛选项', '话题热度', '.ant-drawer')
    await choose('筛选维度', '内容类型', '.ant-drawer')
    await tick('推荐页')
    await press('确定')
    await sees('可选值须为 2-20 个')
    await sees('该页面已有同类筛选项')
    await tick('推荐页')
    await tick('话题页')
    const options = await find('input[role=combobox]', '可选值', '.ant-drawer')
    await hands.click(options)
    await hands.paste('热门,普通,')
    await press('确定')
    await until(() => expect(document.querySelector('.feed-items')).toHaveTextContent('话题热度'))
    await press('上移 类型')
    await tick('启用 车系')
    await save()
    await agree(/^保\s?存$/)
    await seesToast('保存后约 5 分钟生效')
    const [body] = bodies(socialConfig.saveFilter)
    expect(body).toMatchObject({
      version: '12',
      items: [
        { itemCode: 'content_type', sort: 1 },
        { itemCode: 'order', sort: 2 },
        {},
        { itemCode: 'series', status: 0 },
        {},
        {},
        {},
        { itemName: '话题热度', itemType: siftType.type, options: ['热门', '普通'], pages: [4], sort: 8, status: 1 },
      ],
    })
    expect(body).toEqual({ version: expect.anything(), items: expect.anything() })
    await press('手机预览')
    await until(() => expect(inPhone()).toEqual(['类型', '排序']))
    await choose('预览页面', '话题页')
    await until(() => expect(inPhone()).toEqual(['排序', '精选', '时间', '话题热度']))
  })

  it('requires a sort order on every page', async () => {
    await openConsole(`${PAGE}?tab=items`)
    await tick('启用 排序')
    await save()
    await sees(/以下页面须保留「排序方式」筛选项/)
    expect(received(socialConfig.saveFilter)).toEqual([])
  })
})

describe('sensitive word list', () => {
  it('adds, tests, changes and deletes words before one save', async () => {
    sift().filter.words.length = 3
    await openConsole(`${PAGE}?tab=words`)
    await sees('3 个词')
    await press('添加敏感词')
    await fill('添加敏感词', '坏*词')
    await press('确定')
    await sees('敏感词不能含通配符')
    await fill('添加敏感词', '拼团返现\n私聊我，拼团返现')
    await press('确定')
    await seesToast('已去除重复词 2 个')
    await sees('4 个词')
    await fill('测试文本', '想要的私聊我，一起拼团返现')
    await sees('命中 2 个词')
    expect([...document.querySelectorAll('.feed-hits mark')].map(({ textContent }) => textContent)).toEqual([
      '私聊我',
      '拼团返现',
    ])
    await fill('搜索敏感词', '拼团')
    await sees('1 个词')
    await tick('拼团返现')
    await choose('修改命中处理', '拦截发布')
    await fill('搜索敏感词', '加微信')
    await sees('1 个词')
    await tick('加微信')
    await press(/^删\s?除$/)
    await sees('0 个词')
    await save()
    const asked = await dialog(/确定保存以下修改/)
    expect(asked).toHaveTextContent('新增词—拼团返现')
    expect(asked).toHaveTextContent('删除词加微信—')
    await agree(/^保\s?存$/)
    await seesToast('保存后约 5 分钟生效')
    const [body] = bodies(socialConfig.saveFilter)
    expect(body).toEqual({ version: expect.anything(), words: expect.anything() })
    expect(body).toMatchObject({
      words: [{ word: '拼团返现', wordType: wordType.advert, action: wordAction.block }, { word: '私聊我' }, {}],
    })
  })
})

describe('community rule settings', () => {
  it('asks for confirmation before loosening the review', async () => {
    await openConsole(`${PAGE}?tab=rule`)
    await sees(/版本/)
    await until(() => expect(page()).toHaveTextContent('欢迎来到车友社区'))
    await hands.click(sure(all('input[type=radio]', '先发后审')[0]))
    await tick('发布后用户需重新确认')
    await fill('每日发帖上限', '30')
    await save()
    const asked = await dialog(/确定不再先审后发/)
    expect(asked).toHaveTextContent('动态审核方式先审后发先发后审')
    await agree(/^保\s?存$/)
    await seesToast('保存后约 5 分钟生效')
    expect(received(socialConfig.saveFilter)).toEqual([])
    expect(bodies(socialConfig.saveRule)[0]).toMatchObject({
      version: '7',
      reviewMode: reviewMode.publishFirst,
      dailyLimit: 30,
      nightFlag: 1,
      nightHours: '23:00-07:00',
      reconfirmFlag: 1,
    })
    expect(sift().rules.rule.dailyLimit).toBe(30)
    await settled()
    await expect(
      socialConfig.saveRule({ version: '8', nightFlag: 1, nightHours: '', reconfirmFlag: 0 }),
    ).rejects.toThrow('请选择夜间时段')
  })
})
