// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as categories from '@/api/commerce/categories'
import { categoryStatus, TOP } from '@/entities/commerce/category'
import { categories as rows, categoryWithin, childrenOf } from '../../mocks/commerce/rules/categories'
import { goods } from '../../mocks/commerce/rules/goods'
import {
  act,
  agree,
  all,
  bodies,
  box,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  sees,
  seesToast,
  sent,
  sure,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const TOPS = '/config-management-shop/primary-category'
const TREE = '/config-management-shop/category-config'
const named = (name: string) => sure(rows().find(({ categoryName }) => categoryName === name))
const inTree = () =>
  all('[role=treegrid] .tree-body', /./).map((row) => sure(row.querySelector('.tree-text')).textContent)
const treeRow = (name: string) =>
  until(() =>
    sure(all('[role=treegrid] .tree-body', /./).find((row) => row.querySelector('.tree-text')?.textContent === name)),
  )

describe('primary category list', () => {
  it('searches the loaded categories without another request', async () => {
    await openConsole(`${TOPS}?categoryName=车`)
    await find('button', '拖动排序 车内用品')
    expect(all('button', /^拖动排序/)).toHaveLength(2)
    expect(received(categories.list)).toHaveLength(1)
    expect(await find('button', '拖动排序 车内用品')).toHaveAttribute('aria-disabled', 'true')
  })

  it('sends only the changed sort numbers', async () => {
    await openConsole(TOPS)
    await act('车外装饰', '移至第n位')
    await hands.type(await find('input', /第几位/), '1')
    await press('移动')
    await seesToast('顺序已保存')
    expect(bodies(categories.sort)).toEqual([{ parentId: TOP, list: [{ id: named('车外装饰').id, sort: 1 }] }])
  })

  it('hides a category after confirmation and removes it from the shop home page', async () => {
    const row = named('车内用品')
    await openConsole(`${TOPS}?categoryName=车内`)
    await hands.click(await find('[role=switch]', '状态 车内用品'))
    const ids = categoryWithin(row.id)
    const held = goods().filter(({ categoryId }) => ids.includes(categoryId)).length
    await dialog(new RegExp(`隐藏后其下 ${held} 个商品将不在分类页展示`))
    await agree('隐藏')
    await seesToast('分类已隐藏')
    expect(bodies(categories.update)).toEqual([{ id: row.id, status: categoryStatus.hidden }])
    expect(named('车内用品')).toMatchObject({ status: categoryStatus.hidden, homeFlag: 0 })
    await until(async () => expect(await find('[role=switch]', '首页展示 车内用品')).toBeDisabled())
  })

  it('allows at most ten categories on the shop home page', async () => {
    const one = named('生活优选')
    one.homeFlag = 0
    for (let n = 0; n < 5; n++) rows().push({ ...one, id: `99${n}`, categoryName: `新品${n}`, homeFlag: 1 })
    await openConsole(`${TOPS}?categoryName=生活`)
    expect(await find('[role=switch]', '首页展示 生活优选')).toBeDisabled()
    sure(rows().find(({ id }) => id === '990')).homeFlag = 0
    await press('刷新')
    await until(async () => expect(await find('[role=switch]', '首页展示 生活优选')).toBeEnabled())
    await hands.click(await find('[role=switch]', '首页展示 生活优选'))
    await seesToast('已在首页展示')
    expect(bodies(categories.update)).toEqual([{ id: one.id, homeFlag: 1 }])
  })

  it('rejects a taken name and sends only the changed fields', { tags: ['core'] }, async () => {
    await openConsole(`${TOPS}?categoryName=车内`)
    await act('车内用品', '编辑')
    await dialog(/编辑分类「车内用品」/)
    await fill('分类名称', '车外装饰', '[role=dialog]')
    await press(/^保\s?存$/)
    await sees('分类名称已存在')
    await fill('分类名称', '座舱用品', '[role=dialog]')
    await press(/^保\s?存$/)
    await seesToast('分类已保存')
    expect(bodies(categories.update)).toEqual([{ id: named('座舱用品').id, categoryName: '座舱用品' }])
  })

  it('rejects deleting a category with content and shows how much it holds', async () => {
    await openConsole(`${TOPS}?categoryName=礼品`)
    await act('礼品卡券', '删除')
    await seesToast('分类下有 2 个商品或子分类，不能删除')
    expect(received(categories.remove)).toEqual([])
  })

  it('previews the shop menu with the home page categories', async () => {
    await openConsole(TOPS)
    await press('预览')
    const seen = await until(() => {
      const menu = all('.shop-menu li', /./).map(({ textContent }) => textContent)
      expect(menu.length).toBeGreaterThan(0)
      return menu
    })
    expect(seen).toEqual(childrenOf(TOP).flatMap((row) => (row.homeFlag ? [row.categoryName] : [])))
  })
})

describe('category tree', () => {
  it('places each category under its parent even when the server returns all levels', async () => {
    const data = rows().map((row) => ({ ...row, parentId: row.parentId === TOP ? '' : { id: row.parentId } }))
    for (const { path } of [categories.list, categories.listChildren])
      control.inject({ path, kind: 'code', code: 200, data })
    await openConsole(`${TREE}?category=${named('车内用品').id}`)
    const row = await treeRow('坐垫脚垫')
    const namesIn = (id: string) => childrenOf(id).map(({ categoryName }) => categoryName)
    expect(inTree().toSorted()).toEqual(namesIn(named('车内用品').id).toSorted())
    expect(document.querySelectorAll('.catalogue-entry')).toHaveLength(childrenOf(TOP).length)
    await expect(categories.listChildren({ queryId: named('户外照明').id })).resolves.toEqual([])
    await hands.click(sure(row.querySelector('.tree-toggle')))
    await treeRow('脚垫')
    expect(inTree()).toHaveLength(childrenOf(named('车内用品').id).length + namesIn(named('坐垫脚垫').id).length)
  })

  it('loads children when expanded and searches all levels', async () => {
    await openConsole(`${TREE}?category=${named('车内用品').id}`)
    await treeRow('坐垫脚垫')
    expect(inTree()).not.toContain('脚垫')
    const row = await treeRow('坐垫脚垫')
    await hands.click(sure(row.querySelector('.tree-toggle')))
    await treeRow('脚垫')
    await until(() =>
      expect(received(categories.listChildren).map(({ query }) => query.queryId)).toContain(named('坐垫脚垫').id),
    )
    await fill('分类名称', '收纳')
    await hands.keyboard('{Enter}')
    await until(() => expect(inTree()).toEqual(['收纳整理', '后备箱收纳', '座舱收纳']))
  })

  it('creates a category below the selected one', { tags: ['core'] }, async () => {
    await openConsole(`${TREE}?category=${named('车外装饰').id}`)
    await press('新增子分类')
    await fill('分类名称', '贴膜', '[role=dialog]')
    await press(/^保\s?存$/)
    await seesToast('分类已保存')
    expect(bodies(categories.create)).toMatchObject([
      { parentId: named('车外装饰').id, categoryName: '贴膜', homeFlag: 0, sort: 5, status: categoryStatus.shown },
    ])
    await treeRow('贴膜')
  })

  it('adds a category after the children of its collapsed parent', async () => {
    await openConsole(`${TREE}?category=${named('车内用品').id}`)
    await treeRow('坐垫脚垫')
    const sorts = childrenOf(named('坐垫脚垫').id).map(({ sort }) => sort)
    await act('坐垫脚垫', '新增子分类')
    await until(async () => expect(await box('排序', '[role=dialog]')).toHaveValue(String(Math.max(...sorts) + 1)))
    await fill('分类名称', '脚垫', '[role=dialog]')
    await press(/^保\s?存$/)
    await sees(/已存在/)
  })

  it('creates a category with a tax item from the tax tree', async () => {
    await openConsole(`${TREE}?category=${named('车外装饰').id}`)
    await treeRow('防护')
    await press('新增子分类')
    await dialog(/新增子分类/)
    await fill('分类名称', '贴膜', '[role=dialog]')
    await hands.click(await find('input[role=combobox]', '默认税目', '[role=dialog]'))
    await hands.type(await find('input[role=combobox]', '默认税目', '[role=dialog]'), '隐形车衣')
    await hands.click(await until(() => sure(all('.ant-select-tree-title', /^隐形车衣$/).at(-1))))
    await press(/^保\s?存$/)
    await seesToast('分类已保存')
    const made = named('贴膜')
    expect(bodies(categories.create)).toEqual([
      {
        parentId: named('车外装饰').id,
        categoryName: '贴膜',
        homeFlag: 0,
        tagNames: [],
        taxCode: made.taxCode,
        sort: 5,
        status: categoryStatus.shown,
      },
    ])
    expect(made.taxCode).toMatch(/^\d{19}$/)
    await treeRow('贴膜')
  })

  it('moves a category among its siblings with Alt and an arrow key', async () => {
    await openConsole(`${TREE}?category=${named('车内用品').id}`)
    const row = await treeRow('坐垫脚垫')
    row.focus()
    await hands.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await seesToast('顺序已保存')
    expect(bodies(categories.sort)).toEqual([
      {
        parentId: named('车内用品').id,
        list: [
          { id: named('收纳整理').id, sort: 1 },
          { id: named('坐垫脚垫').id, sort: 2 },
        ],
      },
    ])
    await until(() => expect(inTree().slice(0, 2)).toEqual(['收纳整理', '坐垫脚垫']))
  })

  it('moves a category to another parent of the same level', async () => {
    await openConsole(`${TREE}?category=${named('车内用品').id}`)
    await treeRow('坐垫脚垫')
    await act('坐垫脚垫', '移动到')
    await dialog(/移动分类「坐垫脚垫」/)
    await hands.click(await find('input[role=combobox]', '新的上级分类', '[role=dialog]'))
    await hands.click(await until(() => sure(all('.ant-cascader-menu-item', /^品牌周边$/)[0])))
    await press('移动')
    await seesToast('分类已移动')
    expect(bodies(categories.update)).toEqual([{ id: named('坐垫脚垫').id, parentId: named('品牌周边').id }])
    await until(() => expect(inTree()).not.toContain('坐垫脚垫'))
  })

  it('offers parents of the right level when the server omits the level', async () => {
    const leaf = sure(childrenOf(named('坐垫脚垫').id)[0])
    const data = childrenOf(named('坐垫脚垫').id).map((row) => ({ ...row, level: undefined, parentId: undefined }))
    await openConsole(`${TREE}?category=${named('车内用品').id}`)
    const row = await treeRow('坐垫脚垫')
    control.inject({ path: categories.listChildren.path, kind: 'code', code: 200, data, times: 1 })
    await hands.click(sure(row.querySelector('.tree-toggle')))
    await treeRow(leaf.categoryName)
    await act(leaf.categoryName, '移动到')
    await dialog(/移动分类/)
    await hands.click(await find('input[role=combobox]', '新的上级分类', '[role=dialog]'))
    await hands.click(await until(() => sure(all('.ant-cascader-menu-item', /^车内用品$/)[0])))
    await hands.click(await until(() => sure(all('.ant-cascader-menu-item', /^收纳整理$/)[0])))
    await press('移动')
    await seesToast('分类已移动')
    expect(bodies(categories.update)).toEqual([{ id: leaf.id, parentId: named('收纳整理').id }])
  })

  it('deletes a hidden empty category after confirmation', async () => {
    const { id } = named('户外照明')
    await openConsole(`${TREE}?category=${named('户外露营').id}`)
    await treeRow('户外照明')
    await act('户外照明', '删除')
    await dialog(/确定删除分类「户外照明」/)
    await agree('删除')
    await seesToast('分类已删除')
    expect(bodies(categories.remove)).toEqual([{ id }])
  })

  it('links to the primary categories when there are none', async () => {
    rows().splice(0)
    await openConsole(TREE)
    await press('前往一级分类')
    await sent(categories.list)
    await until(() => expect(hasButton('新增一级分类')).toBe(true))
  })
})
