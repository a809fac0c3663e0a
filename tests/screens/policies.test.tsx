// @module-tag system
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import * as files from '@/api/system/files'
import * as policies from '@/api/system/policies'
import { differences } from '@/areas/system/policies/diff'
import { namesWaiting, nextVersion } from '@/areas/system/policies/kinds'
import { policyClient, policyStatus, policyType } from '@/entities/system/enums'
import { formatTime } from '@/lib/time'
import { prop } from '@/lib/json'
import { control, openConsole, received, reloadConsole } from '../harness'
import {
  act,
  agree,
  bodies,
  button,
  dialog,
  find,
  hands,
  hasButton,
  press,
  textWith,
  seesToast,
  settled,
} from '../actions'

const LIST = '/policyAgreementManagement/agreementPrivacy'
const FACE = '/policyAgreementManagement/faceManagement'
const LOGOUT = '/policyAgreementManagement/logoutManagement'

beforeAll(() => {
  // jsdom has no layout. The editor only needs the range to scroll.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

const editor = () => screen.findByLabelText('正文', { selector: '[role=textbox]' })
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const paste = async (html: string, pictures: File[] = []) =>
  fireEvent.paste(await editor(), {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : ''),
      files: pictures,
      types: ['text/html'],
      items: [],
    },
  })
const idOf = async (type: number, status: number) => {
  await waitFor(() => expect(received(policies.list).length + received(policies.getByType).length).toBeGreaterThan(0))
  const { rows } = await import('../../mocks/system/calls/policies')
  const row = rows.find((one) => one.type === type && one.status === status)
  if (!row) throw new Error(`no text of type ${type} and state ${status} in the demo`)
  return row
}

describe('agreement list', () => {
  it('sends the filters of the address', async () => {
    await openConsole(`${LIST}?type=2&title=用户&versionNo=V1&appTypes=1,2&status=1,2&startTime=2026-01-01~2026-12-31`)
    expect((await screen.findAllByText('星途用户服务协议')).length).toBeGreaterThan(0)
    expect(received(policies.list)[0]?.query).toMatchObject({
      type: String(policyType.userAgreement),
      title: '用户',
      versionNo: 'V1',
      sortField: 'updateTime',
      sortOrder: 'desc',
    })
    expect(received(policies.list)[0]?.query).toMatchObject({
      startTimeStart: '2026-01-01 00:00:00',
      startTimeEnd: '2026-12-31 23:59:59',
    })
  })

  it('offers publishing for drafts and a new version for published texts', async () => {
    await openConsole(`${LIST}?type=1`)
    await press('更多 星途车主隐私政策 V2.0')
    await find('[role=menuitem]', '编辑')
    expect(
      [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent).filter((text) => text !== ''),
    ).toEqual(expect.arrayContaining(['编辑', '对比', '删除']))
    expect(hasButton('发布 星途车主隐私政策 V2.0')).toBe(true)
    expect(hasButton('发布 星途车主隐私政策 V1.2')).toBe(false)
    expect(hasButton('新增版本 星途车主隐私政策 V1.2')).toBe(true)
  })

  it('requires the version number before publishing a text that needs new consent', { tags: ['core'] }, async () => {
    const { user } = await openConsole(`${LIST}?type=1&status=0`)
    const draft = await idOf(1, 0)
    const { rows } = await import('../../mocks/system/calls/policies')
    rows.push({ ...(await idOf(1, 1)), id: '61999', versionNo: 'V0.9', appTypes: [] })
    await act('星途车主隐私政策 V2.0', '发布')
    const ask = within(await dialog(/确定发布/))
    expect(await ask.findByText(/全体用户下次打开时须重新同意.*将替换生效中的 V1.2，/)).toBeInTheDocument()
    expect(ask.getByRole('button', { name: '发布' })).toBeDisabled()
    await user.type(ask.getByRole('textbox'), 'V2.0')
    await user.click(ask.getByRole('button', { name: '发布' }))
    await seesToast('已发布')
    expect(bodies(policies.publish)).toEqual([{ id: draft.id }])
    await waitFor(() => expect(hasButton('发布 星途车主隐私政策 V2.0')).toBe(false))
    expect((await idOf(1, 1)).versionNo).not.toBe('V1.2')
  })

  it('returns a scheduled version to draft', async () => {
    await openConsole(`${LIST}?type=2&versionNo=V1.2`)
    const row = await idOf(2, 2)
    await press('撤回发布 星途用户服务协议 V1.2')
    await agree('撤回发布')
    await seesToast('已撤回发布')
    expect(bodies(policies.update)).toEqual([{ id: row.id, status: policyStatus.draft }])
    expect(await button('发布 星途用户服务协议 V1.2')).toBeInTheDocument()
  })

  it('deletes a draft', async () => {
    await openConsole(`${LIST}?type=1&status=0`)
    const row = await idOf(1, 0)
    await act('星途车主隐私政策 V2.0', '删除')
    await agree('删除')
    await seesToast('草稿已删除')
    expect(bodies(policies.remove)).toEqual([{ id: row.id }])
  })

  it('highlights the text added since the version in force', async () => {
    await openConsole(`${LIST}?status=0&mode=compare&record=61004`)
    const side = await screen.findByLabelText('星途车主隐私政策 V2.0', { selector: 'section' })
    expect([...side.querySelectorAll('ins')].map((one) => one.textContent).join('')).toContain('自动化决策')
    expect(screen.getByLabelText('星途车主隐私政策 V1.2', { selector: 'section' }).querySelector('ins')).toBeNull()
  })

  it('previews a version with disabled links', async () => {
    await openConsole(`${LIST}?status=0&mode=view&record=61003`)
    const phone = await screen.findByLabelText('手机预览')
    expect(phone).toHaveTextContent('欢迎您使用星途车主服务')
    expect([...phone.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([null])
    expect(await screen.findByText('https://h5.example.com/policy/1?v=V1.2')).toBeInTheDocument()
  })
})

describe('agreement editor', () => {
  it('proposes the next version number and rejects a taken one', async () => {
    const { user } = await openConsole(`${LIST}?status=0&mode=new&record=61010`)
    await editor()
    expect(screen.getByLabelText('版本号', { selector: 'input[id]' })).toHaveValue('V1.2')
    await user.clear(screen.getByLabelText('版本号', { selector: 'input[id]' }))
    await user.type(screen.getByLabelText('版本号', { selector: 'input[id]' }), 'V1.0')
    await press('存草稿')
    expect(await screen.findByText('该版本号已存在', { selector: '.ant-form-item-explain-error' })).toBeInTheDocument()
    await user.clear(screen.getByLabelText('版本号', { selector: 'input[id]' }))
    await user.type(screen.getByLabelText('版本号', { selector: 'input[id]' }), 'V1.9')
    await press('存草稿')
    await seesToast('草稿已保存')
    expect(bodies(policies.create).at(-1)).toMatchObject({
      type: policyType.thirdParty,
      versionNo: 'V1.9',
      title: '第三方信息共享清单',
      appTypes: [policyClient.ownerApp, policyClient.miniProgram, policyClient.assistantApp],
      startTime: '',
      confirmFlag: 0,
    })
  })

  it('opens the existing draft instead of creating a second one', async () => {
    await openConsole(`${LIST}?type=1&status=0&mode=new`)
    await seesToast('该类型已有草稿，已为您打开')
    await editor()
    expect(location.search).toContain('mode=edit&record=61004')
  })

  it('F-197 F-198 cleans pasted text, uploads its pictures and removes them with the draft', async () => {
    await openConsole(`${LIST}?type=1&status=0&mode=edit&record=61004`)
    await paste('<p class="MsoNormal" onclick="x()">新的段落<script>x()</script></p>')
    expect(await screen.findByText('已移除不支持的内容')).toHaveAttribute('role', 'status')
    await paste('<p>图文<img src="file:///C:/Users/word/image001.png"></p>')
    expect(await screen.findByText('1 张图片无法粘贴，请用「插入图片」上传')).toHaveAttribute('role', 'status')
    await paste('', [new File([PNG], '流程.png', { type: 'image/png' })])
    await waitFor(() => expect(received(files.uploadBatch)).toHaveLength(1))
    expect(received(files.uploadBatch)[0]?.form).toEqual([['files', { name: '流程.png', size: 8, type: 'image/png' }]])
    // Escape returns from the toolbar to the text and ends an input method in the link address, but nothing else.
    await hands.click(await button('链接'))
    fireEvent.keyDown(await screen.findByPlaceholderText('https://'), { key: 'Escape', isComposing: true })
    await settled()
    expect(screen.getByPlaceholderText('https://')).toBeVisible()
    await hands.keyboard('{Escape}')
    ;(await button('加粗')).focus()
    await hands.keyboard('{Escape}')
    await waitFor(async () => expect(await editor()).toHaveFocus())
    expect(hasButton('放弃修改')).toBe(false)
    await waitFor(async () => expect((await editor()).querySelector('img[src^="/__files/"]')).not.toBeNull())
    await press('存草稿')
    await seesToast('草稿已保存')
    const sent = String(prop(bodies(policies.update)[0], 'content'))
    expect(sent).toContain('新的段落')
    expect(sent).toContain('<img src="/__files/')
    expect(sent).not.toMatch(/script|onclick|class=/)
    expect(received(files.remove)).toHaveLength(0)
    await act('星途车主隐私政策 V2.0', '删除')
    await agree('删除')
    await waitFor(() => expect(received(files.remove)).toHaveLength(1))
  })

  it('F-197 removes scripts from a draft on opening and sends the clean text', async () => {
    const { rows } = await import('../../mocks/system/calls/policies')
    const draft = rows.find((one) => one.id === '61004')
    if (draft)
      draft.content = '<p onclick="x()">二十个字以上的正文内容,用于检查打开后不修改直接保存。</p><script>x()</script>'
    await openConsole(`${LIST}?type=1&status=0&mode=edit&record=61004`)
    await editor()
    await screen.findByText('已移除不支持的内容')
    await press('存草稿')
    await seesToast('草稿已保存')
    expect(bodies(policies.update)).toContainEqual(
      expect.objectContaining({ content: '<p>二十个字以上的正文内容,用于检查打开后不修改直接保存。</p>' }),
    )
  })

  it('keeps the text when saving fails', async () => {
    await openConsole(`${LIST}?type=1&status=0&mode=edit&record=61004`)
    await editor()
    control.inject({ path: policies.update.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await paste('<p>不能丢失的一段</p>')
    await press('存草稿')
    await seesToast('服务繁忙')
    expect(await editor()).toHaveTextContent('不能丢失的一段')
  })
})

describe('page of an agreement with a single text', () => {
  it('publishes a draft right after saving it', async () => {
    const { user } = await openConsole(`${FACE}?mode=edit`)
    await editor()
    await press('保存并发布')
    await waitFor(() =>
      expect(bodies(policies.saveByType)).toEqual([
        expect.objectContaining({ type: policyType.face, versionNo: 'V1.2', confirmFlag: 1 }),
      ]),
    )
    const ask = within(await dialog(/确定发布/))
    await user.type(ask.getByRole('textbox'), 'V1.2')
    await user.click(ask.getByRole('button', { name: '发布' }))
    await seesToast('已发布')
    expect(received(policies.publish)).toHaveLength(1)
    expect(await screen.findByText(/^当前生效 V1.2/)).toBeInTheDocument()
  })

  it('discards the draft', async () => {
    await openConsole(FACE)
    expect(await screen.findByText(/存在未发布草稿/)).toBeInTheDocument()
    await press('放弃草稿')
    await agree('放弃草稿')
    await seesToast('草稿已放弃')
    expect(received(policies.remove)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText(/存在未发布草稿/)).not.toBeInTheDocument())
  })

  it('withdraws a scheduled version and restores a past one as the draft', async () => {
    const { user } = await openConsole(LOGOUT)
    await press('撤回发布')
    await agree('撤回发布')
    await seesToast('已撤回发布')
    await user.click(await screen.findByText('历史版本', { selector: '[role=tab]' }))
    await press('存为草稿 账号注销须知 V1.0')
    expect(await screen.findByText('现有草稿 V1.2 的内容将被覆盖')).toBeInTheDocument()
    await agree('存为草稿')
    await seesToast('已存为草稿')
    expect(bodies(policies.saveByType)).toEqual([
      expect.objectContaining({ type: policyType.closure, versionNo: 'V1.2', content: textWith('账号即时注销') }),
    ])
  })

  it('puts a scheduled version in force when its date arrives', async () => {
    await openConsole(LOGOUT)
    expect(await screen.findByText(/^当前生效 V1.1/)).toBeInTheDocument()
    const waiting = await idOf(5, 2)
    waiting.startTime = formatTime(Date.now() + 30_000)
    control.moveClock(60_000)
    expect((await policies.getByType({ type: policyType.closure })).current?.versionNo).toBe('V1.2')
  })

  it('recognises the version in force when the server returns a single text', async () => {
    await openConsole(LOGOUT)
    expect(await screen.findByText(/^当前生效 V1.1/)).toBeInTheDocument()
    const { current } = await policies.getByType({ type: policyType.closure })
    control.inject({ path: policies.getByType.path, kind: 'code', code: 200, data: current })
    await reloadConsole()
    expect(await screen.findByText(/^当前生效 V1.1/)).toBeInTheDocument()
  })

  it('rejects requests from a dealer', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(policies.getByType({ type: policyType.face }, { quiet: true })).rejects.toThrow('仅总部')
    await expect(policies.update({ id: '61003', status: policyStatus.draft }, { quiet: true })).rejects.toThrow()
  })
})

describe('helpers for agreement versions', () => {
  it('compute the next version number', () => {
    expect([
      nextVersion([]),
      nextVersion(['V1.0', 'V1.10', 'V1.9']),
      nextVersion(['V2.9']),
      nextVersion(['V3.0', 'A1.0'], 'A1.0'),
      nextVersion(['一']),
    ]).toEqual(['V1.0', 'V1.11', 'V3.0', 'A1.1', ''])
  })
  it('find differences word by word', () => {
    expect(differences('距离不超过10米。\n好\n', '距离不超过6米，且目视。\n好\n')).toEqual([
      { kind: 'same', text: '距离不超过' },
      { kind: 'removed', text: '10' },
      { kind: 'added', text: '6' },
      { kind: 'same', text: '米' },
      { kind: 'added', text: '，且目视' },
      { kind: 'same', text: '。\n好\n' },
    ])
    expect(differences('', '新')).toEqual([{ kind: 'added', text: '新' }])
  })
  it('detect a waiting period in a text', () =>
    expect([namesWaiting('7天冷静期'), namesWaiting('立即注销')]).toEqual([true, false]))
})
