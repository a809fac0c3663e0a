// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as categories from '@/api/commerce/categories'
import { hotLink } from '@/entities/commerce/searchConfig'
import { goodsStatus } from '@/entities/commerce/shared'
import { enableStatus } from '@/entities/shared/enums'
import { search } from '../../mocks/commerce/calls/searchConfig'
import { childrenOf } from '../../mocks/commerce/rules/categories'
import { goods } from '../../mocks/commerce/rules/goods'
import {
  agree,
  all,
  bodies,
  box,
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
import { openConsole, received } from '../harness'

const PAGE = '/config-management-shop/search-config'
const save = () => press(/^保\s?存$/)
const stored = () => sure(search().config)
const sent = () => bodies(categories.saveSearchConfig).at(-1)
const rows = () => [...document.querySelectorAll('.hot-words tbody th bdi')].map((one) => one.textContent)
const phone = () => sure(document.querySelector('.phone-page')).textContent

describe('search settings of the shop', () => {
  it('preview changes on the phone and save the new order of hot words', { tags: ['core'] }, async () => {
    await openConsole(PAGE)
    await until(() => expect(rows().slice(0, 2)).toEqual(['车载香氛', '露营']))
    expect(phone()).toContain('车载香氛')
    expect(phone()).not.toContain('行车记录仪')
    expect(phone()).not.toContain('冬季养护')
    await press('上移 露营')
    await tick('状态 行车记录仪')
    await until(() => expect(phone()).toContain('行车记录仪'))
    await save()
    await seesToast('搜索配置已保存')
    expect(sent()).toMatchObject({ interval: 3, hotFlag: 1, emptyText: '没有找到相关商品，看看这些吧' })
    expect(
      stored()
        .hotWords.slice(0, 2)
        .map(({ word, sort }) => [word, sort]),
    ).toEqual([
      ['露营', 1],
      ['车载香氛', 2],
    ])
    expect(stored().hotWords.at(-1)?.status).toBe(enableStatus.enabled)
  })

  it('accept a new hot word only if it is neither duplicate nor blocked', async () => {
    await openConsole(PAGE)
    await press(/^添加热词/)
    await dialog(/新增热词/)
    await fill(/^热词/, '露营', '[role=dialog]')
    await agree(/^确\s?定$/)
    await sees('「露营」：词语须为 1-10 字，且不能重复')
    await fill(/^热词/, '代购', '[role=dialog]')
    await agree(/^确\s?定$/)
    await sees('「代购」在屏蔽词中')
    await fill(/^热词/, '车衣', '[role=dialog]')
    await agree(/^确\s?定$/)
    await until(() => expect(rows().at(-1)).toBe('车衣'))
    expect(received(categories.saveSearchConfig)).toEqual([])
    await save()
    await seesToast('搜索配置已保存')
    expect(stored().hotWords.at(-1)).toMatchObject({ word: '车衣', sort: 8, searchCount: 0 })
  })

  it('import valid pasted words and keep rejected lines in the input', async () => {
    await openConsole(PAGE)
    await press('导入词语')
    await dialog(/导入词语/)
    await tick('屏蔽词')
    await hands.click(await box(/每行一个词/, '[role=dialog]'))
    await hands.paste('刷单\n露营\n高仿')
    await sees('2 行未能添加')
    await agree('添加 1 条')
    await until(async () => expect(await box(/每行一个词/, '[role=dialog]')).toHaveValue('露营\n高仿'))
    await agree(/^取\s?消$/)
    await save()
    await seesToast('搜索配置已保存')
    expect(stored().blockWords).toEqual(['代购', '高仿', '加微信', '刷单'])
  })

  it('refuse to save unpublished recommended goods', async () => {
    const id = sure(stored().recommendGoods[1])
    sure(goods().find((row) => row.id === id)).status = goodsStatus.offShelf
    await openConsole(PAGE)
    await press('移除 1 个已下架商品')
    await until(() => expect(all('button', '移除 1 个已下架商品')).toEqual([]))
    await tick('无结果')
    await until(() => expect(document.querySelectorAll('.search-goods li')).toHaveLength(3))
    await press('放弃修改')
    await save()
    await sees('含 1 个已下架商品，请移除后再保存')
    expect(received(categories.saveSearchConfig)).toEqual([])
  })

  it('mark a hot word whose target category is unavailable', async () => {
    const [top] = childrenOf()
    const leadTo = (word: string, linkTarget: string) => ({
      ...sure(stored().hotWords[0]),
      word,
      linkType: hotLink.category,
      linkTarget,
      linkName: '分类',
    })
    stored().hotWords = [leadTo('露营', sure(top).id), leadTo('雨刮', 'gone')]
    await openConsole(PAGE)
    const marked = () =>
      [...document.querySelectorAll('.hot-words tbody tr')].map((one) =>
        one.textContent.includes('跳转目标已下架或删除'),
      )
    await until(() => expect(marked()).toEqual([false, true]))
  })

  it('keep the history size when the search history is switched off', async () => {
    await openConsole(PAGE)
    const { historyCount } = stored()
    await hands.click(await find('[role=switch]', '显示搜索历史'))
    expect(await find('input', '历史条数')).toBeDisabled()
    await save()
    await seesToast('搜索配置已保存')
    expect(stored()).toMatchObject({ historyFlag: 0, historyCount })
  })

  it('report a concurrent save and load the latest version', async () => {
    await openConsole(PAGE)
    await fill('默认词轮换间隔（秒）', '5')
    Object.assign(stored(), { updateBy: '王敏', updateTime: '2099-01-01 00:00:00', interval: 9 })
    await save()
    await dialog(/王敏/)
    await press('查看最新')
    await until(async () => expect(await find('input', '默认词轮换间隔（秒）')).toHaveValue('9'))
    expect(stored().interval).toBe(9)
  })

  it('start with defaults if never saved', async () => {
    search().config = null
    await openConsole(PAGE)
    await sees('尚未保存过，以下为默认设置')
    expect(await find('input', '历史条数')).toHaveValue('10')
    await save()
    await sees('请输入无结果文案')
    expect(received(categories.saveSearchConfig)).toEqual([])
  })
})
