// @module-tag community
import { describe, expect, it } from 'vitest'
import * as socialActivities from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { templateType } from '@/entities/community/activityTemplate'
import { enrollFieldType } from '@/entities/community/enrollField'
import { joinScope } from '@/entities/community/shared'
import { enableStatus } from '@/entities/shared/enums'
import { templates } from '../../mocks/community/rules/templates'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  button,
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
import { openConsole, received } from '../harness'

const PAGE = '/template/template'
const at = (name: string, more = '') => `${PAGE}?templateName=${encodeURIComponent(name)}${more}`
const own = (bizType: number, templateName: string) =>
  Object.assign(sure(templates().find((row) => row.bizType === bizType && row.createBy !== '系统')), {
    templateName,
    status: enableStatus.enabled,
  })

describe('activity template list', () => {
  it('rejects a duplicate name', async () => {
    const taken = own(templateType.enroll, '周末露营地').templateName
    await openConsole(at('周末'))
    await press('新增模板')
    await dialog(/预置内容/)
    await fill('模板名称', taken)
    await fill('活动名称', '周末一起露营')
    await press(/^保\s?存$/)
    await sees('模板名称已存在')
    expect(received(socialActivities.createTemplate)).toEqual([])
  })

  it('keeps a template unsaved when its sensitive word warning is declined', async () => {
    const row = own(templateType.vote, '颜色投票')
    row.content = { title: '你最爱的颜色', options: [{ optionName: '红' }, { optionName: '加微信' }] }
    await openConsole(at('颜色投票'))
    await act('颜色投票', '编辑')
    await fill('模板名称', '颜色大投票')
    await press(/^保\s?存$/)
    const window = await dialog(/内容包含敏感词「加微信」/)
    await hands.click(
      sure([...window.querySelectorAll('button')].find(({ textContent }) => /取\s?消/.test(textContent))),
    )
    await settled()
    expect(received(socialActivities.updateTemplate)).toEqual([])
    await button(/^保\s?存$/)
  })

  it('creates an enrolment template after a content check', { tags: ['core'] }, async () => {
    await openConsole(at('周末'))
    await press('新增模板')
    await fill('模板名称', '周末新玩法')
    await fill('活动名称', '周末一起露营')
    await press(/^保\s?存$/)
    await until(() => expect(received(socialActivities.createTemplate)).toHaveLength(1))
    const [sent] = bodies(socialActivities.createTemplate)
    expect(sent).toMatchObject({
      templateName: '周末新玩法',
      bizType: templateType.enroll,
      content: { title: '周末一起露营', formFields: [] },
    })
    expect(bodies(socialActivities.check).at(-1)).toMatchObject({
      bizType: checkType.template,
      templateName: '周末新玩法',
    })
    await find('button', '使用 周末新玩法')
  })

  it('previews and edits a vote template with its options', async () => {
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
    expect(bodies(socialActivities.updateTemplate)).toMatchObject([
      {
        id: row.id,
        content: {
          title: '你最爱的颜色',
          options: [{ optionName: '红', image: 'https://x/1.png' }, { optionName: '蓝' }, { optionName: '绿' }],
        },
      },
    ])
  })

  it('copies a built-in template under a new name', async () => {
    const builtIn = sure(
      templates().find(({ createBy, bizType }) => createBy === '系统' && bizType === templateType.enroll),
    )
    await openConsole(at(builtIn.templateName))
    await until(() => expect(all('button', `编辑 ${builtIn.templateName}`)).toEqual([]))
    await act(builtIn.templateName, '复制')
    await dialog(/预置内容/)
    await fill('模板名称', '照着做的模板')
    await press(/^保\s?存$/)
    await until(() => expect(received(socialActivities.createTemplate)).toHaveLength(1))
    expect(bodies(socialActivities.createTemplate)).toMatchObject([
      { templateName: '照着做的模板', bizType: templateType.enroll, content: { title: builtIn.content.title } },
    ])
    await until(() =>
      expect(templates()[0]).toMatchObject({ templateName: '照着做的模板', status: enableStatus.enabled }),
    )
    expect(received(socialActivities.updateTemplate)).toEqual([])
  })

  it('disables a template before deleting it and protects built-in ones', async () => {
    const row = own(templateType.sign, '要删的模板')
    row.useCount = 12
    await openConsole(at('要删的模板'))
    await tick('状态 要删的模板')
    await seesToast('模板已停用')
    expect(bodies(socialActivities.updateTemplate)).toEqual([{ id: row.id, status: enableStatus.disabled }])
    await until(() => expect(all('button', '使用 要删的模板')).toEqual([]))
    await act('要删的模板', '删除')
    expect(await dialog(/删除模板「要删的模板」/)).toHaveTextContent('已使用 12 次，不影响已创建的活动')
    await fill('删除原因', '活动形式已更换', '[role=dialog]')
    await agree('删除')
    await seesToast('模板已删除')
    expect(bodies(socialActivities.removeTemplate)).toEqual([{ id: row.id, reason: '活动形式已更换' }])
    expect(templates()).not.toContain(row)
    const builtIn = sure(templates().find(({ createBy }) => createBy === '系统'))
    await expect(
      socialActivities.updateTemplate({ id: builtIn.id, templateName: '改名', updateTime: builtIn.updateTime }),
    ).rejects.toThrow('系统模板不可编辑')
  })

  it('keeps the series restriction and reports series that no longer exist', async () => {
    const row = own(templateType.enroll, '车系专享')
    const [first, second] = org.carSeries.map(({ seriesCode }) => seriesCode)
    row.content = {
      title: '车系专享活动',
      joinScope: joinScope.seriesOwners,
      seriesCodes: [first],
      formFields: [{ label: '同行人', fieldType: enrollFieldType.text, max: 20 }],
    }
    await openConsole(at('车系专享'))
    await act('车系专享', '编辑')
    await dialog(/编辑「车系专享」/)
    await hands.click(await find('.ant-drawer input[role=combobox]', '指定车系'))
    await hands.click(
      await until(() =>
        sure([...document.querySelectorAll<HTMLElement>('.ant-select-item-option:not([aria-selected=true])')].at(-1)),
      ),
    )
    await press(/^保\s?存$/)
    await seesToast('保存成功')
    const [sent] = bodies(socialActivities.updateTemplate)
    expect(sent).toMatchObject({ content: { joinScope: joinScope.seriesOwners, seriesCodes: [first, anyText()] } })
    row.content = { ...row.content, seriesCodes: [second, 'GONE'] }
    await act('车系专享', '使用')
    await sees('模板中的「GONE」已失效')
    await press('存草稿')
    await until(() => expect(received(socialActivities.createEnroll)).toHaveLength(1))
    expect(bodies(socialActivities.createEnroll)).toMatchObject([
      { title: '车系专享活动', joinScope: joinScope.seriesOwners, seriesCodes: [second] },
    ])
  })

  it('opens a blank form with a notice for a missing template', async () => {
    const { router } = await openConsole('/activity-management/voteDetail?templateId=1')
    const told = () => until(() => expect(all('.ant-alert', '模板已停用')).toHaveLength(1))
    await told()
    expect(await find('section.card form input', '投票标题')).toHaveValue('')
    await router.navigate('/activity-management/addSignAct?templateId=1')
    await find('input', '签到活动')
    await told()
    expect(await find('input', '签到活动')).toHaveValue('')
  })

  it('fills no form from a disabled template', async () => {
    const forms = [
      [templateType.vote, '/activity-management/voteDetail', '投票标题'],
      [templateType.sign, '/activity-management/addSignAct', '签到活动'],
      [templateType.enroll, '/activity-management/applyDetail', '活动名称'],
    ] as const
    const { router } = await openConsole('/home')
    for (const [bizType, path, label] of forms) {
      const row = own(bizType, `停用的${label}`)
      Object.assign(row, { status: enableStatus.disabled, content: { title: '停用模板的标题' } })
      await router.navigate(`${path}?templateId=${row.id}`)
      await until(() => expect(all('.ant-alert', `模板「停用的${label}」已停用，未填入任何内容`)).toHaveLength(1))
    }
    const values = [...document.querySelectorAll<HTMLInputElement>('main input')].map(({ value }) => value)
    expect(values).toContain('')
    expect(values).not.toContain('停用模板的标题')
  })

  it('starts a new activity from a template card', async () => {
    const row = own(templateType.enroll, '马上就用')
    row.content = { title: '马上就用的活动' }
    await openConsole(at('马上就用', '&view=cards'))
    await until(() => expect(all('article', '马上就用')).toHaveLength(1))
    await press('使用 马上就用')
    await until(() => expect(location.pathname).toBe('/activity-management/applyDetail'))
    await until(() => expect(document.querySelector<HTMLInputElement>('input[value="马上就用的活动"]')).not.toBeNull())
  })
})
