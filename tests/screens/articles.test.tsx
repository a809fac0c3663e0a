import { describe, expect, it } from 'vitest'
import * as articles from '@/api/articles'
import * as labels from '@/api/labels'
import { labelById, labelUses, materials, shares } from '../../mocks/lib/materials'
import { act, all, bodies, box, button, choose, dialog, fill, find, hands, hasButton, press, queries, sees, sent, settled, sure, told, until } from '../hands'
import { control, openConsole } from '../harness'

const rowsShown = () => [...document.querySelectorAll('.data-row')].map((row) => row.textContent)
const counts = (count: number) => until(() => expect(document.querySelector('section.list-card')).toHaveAttribute('aria-label', `共 ${count} 条`))
const drawn = async () => {
  await settled()
  await until(() => expect(rowsShown().length).toBeGreaterThan(0))
}
const ofKind = (kind: number) => materials.filter(({ materialType }) => materialType === kind)

describe('the labels', () => {
  const open = (query = '', as?: string) => openConsole(`/marketing-management/label${query}`, { as })

  it('are 48 of 6 types; the tree counts those that are on, each once, and narrows the list by type and kind', async () => {
    await open()
    await counts(48)
    expect(queries(labels.list)[0]).toEqual({ pageNo: '1', pageSize: '20', sortField: 'updateTime', sortOrder: 'desc' })
    await until(() => expect(all('.label-type', /^全部标签44$/)).toHaveLength(1))
    await press(/^用车场景/)
    await counts(8)
    expect(queries(labels.list).at(-1)).toMatchObject({ typeCode: 'SCENE' })
    await choose('素材类型', '视频')
    await counts(7)
    expect(queries(labels.list).at(-1)).toMatchObject({ typeCode: 'SCENE', kinds: '2' })
    await until(() => expect(all('.label-type', /^用车场景7$/)).toHaveLength(1))
  })
})
