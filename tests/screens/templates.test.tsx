import { describe, expect, it, vi } from 'vitest'
import * as socialActivities from '@/api/community/socialActivities'
import { templateType } from '@/entities/community/activityTemplate'
import { enableStatus } from '@/entities/shared/enums'
import { templates } from '../../mocks/community/rules/templates'
import {
  act,
  agree,
  all,
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
import { openConsole, received } from '../harness'

vi.setConfig({ testTimeout: 60_000 })

const PAGE = '/template/template'
/** What the body of a call says beside the token of its host. */
const without = (body: unknown): object =>
  Object.fromEntries(Object.entries(sure(body as object | null)).filter(([key]) => key !== 'access_token')) // a JSON body
const at = (name: string, more = '') => `${PAGE}?templateName=${encodeURIComponent(name)}${more}`
/** A template of a kind that people made, called so. */
const own = (bizType: number, templateName: string) =>
  Object.assign(sure(templates().find((row) => row.bizType === bizType && row.createBy !== '系统')), {
    templateName,
    status: enableStatus.enabled,
  })

describe('templates of activities', () => {
  it('are made for an enrolment; a name that is taken is told before anything is saved', async () => {
    const taken = own(templateType.enroll, '周末露营地').templateName
    await openConsole(at('周末'))
    await press('新增模板')
    await dialog(/预置内容/)
    await fill('模板名称', taken)
    await fill('活动名称', '周末一起露营')
    await press(/^保\s?存$/)
    await sees('模板名称已存在')
    expect(received(socialActivities.createTemplate)).toEqual([])
    await fill('模板名称', '周末新玩法')
    await press(/^保\s?存$/)
    await until(() => expect(received(socialActivities.createTemplate)).toHaveLength(1))
    const [sent] = bodies(socialActivities.createTemplate).map(without)
    expect(sent).toMatchObject({
      templateName: '周末新玩法',
      bizType: templateType.enroll,
      content: { title: '周末一起露营', formFields: [] },
    })
    expect(bodies(socialActivities.check).map(without).at(-1)).toMatchObject({ bizType: 4, templateName: '周末新玩法' })
    await find('button', '使用 周末新玩法')
  })

  it('are changed, of a vote with its options, and looked at as the app shows them', async () => {
    const row = own(templateType.vote, '颜色投票')
    row.content = {
      title: '你最爱的颜色',
      options: [{ optionName: '红', image: 'https://x/1.png' }, { optionName: '蓝' }],
    }
    await openConsole(at('颜色投票'))
    await act('颜色投票', '预览')
    expect(await dialog(/预览「颜色投票」/)).toHaveTextContent('你最爱的颜色')
    await hands.click(sure(sure(await dialog(/预览「颜色投票」/)).querySelector<HTMLElement>('.ant-modal-close')))
    await act('颜色投票', '编辑')
    await dialog(/编辑「颜色投票」/)
    await hands.type(await find('input[role=combobox]', '选项'), '绿{Enter}')
    await press(/^保\s?存$/)
    await until(() => expect(received(socialActivities.updateTemplate)).toHaveLength(1))
    expect(bodies(socialActivities.updateTemplate).map(without)).toMatchObject([
      {
        id: row.id,
        content: {
          title: '你最爱的颜色',
          options: [{ optionName: '红', image: 'https://x/1.png' }, { optionName: '蓝' }, { optionName: '绿' }],
        },
      },
    ])
  })

  it('are switched off before they are deleted; those of the system are copied alone', async () => {
    const row = own(templateType.sign, '要删的模板')
    row.useCount = 12
    await openConsole(at('要删的模板'))
    await tick('状态 要删的模板')
    await seesToast('模板已停用')
    expect(bodies(socialActivities.updateTemplate).map(without)).toEqual([
      { id: row.id, status: enableStatus.disabled },
    ])
    await until(() => expect(all('button', '使用 要删的模板')).toEqual([]))
    await act('要删的模板', '删除')
    expect(await dialog(/删除模板「要删的模板」/)).toHaveTextContent('已使用 12 次，不影响已创建的活动')
    await agree('删除')
    await seesToast('模板已删除')
    expect(bodies(socialActivities.removeTemplate).map(without)).toEqual([{ id: row.id }])
    expect(templates()).not.toContain(row)
    const builtIn = sure(templates().find(({ createBy }) => createBy === '系统'))
    await expect(
      socialActivities.updateTemplate({ id: builtIn.id, templateName: '改名', updateTime: builtIn.updateTime }),
    ).rejects.toThrow('系统模板不可编辑')
  })

  it('begin a new activity of their kind, also from their cards', async () => {
    const row = own(templateType.enroll, '马上就用')
    row.content = { title: '马上就用的活动' }
    await openConsole(at('马上就用', '&view=cards'))
    await until(() => expect(all('article', '马上就用')).toHaveLength(1))
    await press('使用 马上就用')
    await until(() => expect(location.pathname).toBe('/activity-management/applyDetail'))
    await until(() => expect(document.querySelector<HTMLInputElement>('input[value="马上就用的活动"]')).not.toBeNull())
  })
})
