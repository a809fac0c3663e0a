import { describe, expect, it, vi } from 'vitest'
import { content } from '@/routes/content'
import type { RouteLine } from '@/routes/line'
import { grants, menuRows } from '../../mocks/system/rules/access'
import { org } from '../../mocks/system/rules/store'
import { all, hands, settled, sure, until } from '../actions'
import { openConsole } from '../harness'

vi.setConfig({ testTimeout: 60_000 })

const lines: readonly RouteLine[] = content
/** What only headquarters do. The area keeps material of its own, so that its pages have some of it. */
const WRITES =
  /^(新增|新建|编辑|上架|下架|启用|停用|删除|移至|上移|下移|置顶|取消置顶|延期|复制为|批量|导入|保存|拖动排序|添加|发布|撤回|审核|恢复)/
const OWN_MATERIAL = /^\/appDatas\/(video|poster|article)Management$/
const pages = lines.filter(({ hidden, path }) => !hidden && !OWN_MATERIAL.test(path)).map(({ path }) => path)

/** Gives the sales areas every page of content with all its buttons. */
const grantAll = () => {
  const given = sure(grants.get(sure(org.roles.find(({ roleCode }) => roleCode === 'AREA_MANAGER')).id))
  for (const path of pages) {
    const page = sure(menuRows.find((row) => row.path === path))
    for (const row of menuRows)
      if ([page.id, page.parentId].includes(row.id) || row.parentId === page.id) given.add(row.id)
  }
}
/** The names of writing buttons; heads of columns and quick filters have words like these. */
const writes = (selector: string) =>
  all(selector, WRITES)
    .filter((one) => !one.closest('.data-head') && !one.hasAttribute('aria-pressed'))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)

describe('a sales area that has the page with all its buttons only reads', () => {
  it.each(pages)('%s', async (path) => {
    grantAll()
    await openConsole(path, { as: 'area_hd' })
    await until(() =>
      expect(document.querySelector('main h1, main table, main [role=table], main .ant-card')).not.toBeNull(),
    )
    await settled()
    expect(writes('main button')).toEqual([])
    expect(all('main [role=switch]', /./).filter((one) => !one.hasAttribute('disabled'))).toEqual([])
    expect(document.querySelectorAll('main .row-order-handle, main .data-check').length).toBe(0)
    const [more] = all('main button', /^更多/)
    if (!more) return
    await hands.click(more)
    await until(() => expect(all('[role=menuitem]', /./).length).toBeGreaterThan(0))
    expect(writes('[role=menuitem]')).toEqual([])
  })
})
