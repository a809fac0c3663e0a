const FIELD = [
  'input:not([type=hidden], [type=file], :disabled, [readonly])',
  'input[role=combobox]:not(:disabled)',
  'textarea:not(:disabled)',
  '[contenteditable=true]',
].join()
const FIELDS = `:is(form, .ant-modal-body) :is(${FIELD})`
const OWN = '.ant-modal-footer, .ant-drawer-footer'

const shown = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())

/** Moves the focus to the first visible field behind an element of a form, else to the first visible group there. */
export const focusBehind = (element: Element | null): void => {
  const root = element?.closest('form')
  const isBehind = (one: Element) =>
    element !== null && (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const find = (selector: string) => root && shown(root, selector).find(isBehind)
  const field = find(FIELD)
  const place = field ?? find('[role=group]')
  if (!place) return
  if (field) markStart(field)
  else place.tabIndex = -1
  place.focus()
}

/** Marks a field until something is typed, so that leaving it blank is no error yet. */
const markStart = (field: HTMLElement): void => {
  field.dataset.start = ''
  field.addEventListener('input', () => delete field.dataset.start, { once: true })
}

/**
 * Moves the focus of a dialog that has just opened from the close button, where the library puts it: to the first
 * field, else to the safe button in the footer, else to the dialog itself, so that Enter does not close it. A focus
 * set by the content stays.
 */
export const startFocus = (dialog: HTMLElement): void => {
  const { activeElement } = document
  const isChosen =
    activeElement !== dialog &&
    dialog.contains(activeElement) &&
    !activeElement?.closest('.ant-modal-close, .ant-drawer-close')
  if (isChosen || shown(document, '[role=dialog]').at(-1) !== dialog) return
  const [field] = shown(dialog, FIELDS)
  const buttons = [...dialog.querySelectorAll(OWN)].flatMap((foot) => shown(foot, 'button:not(:disabled)'))
  const place = field ?? buttons.find((one) => !one.matches('.ant-btn-primary')) ?? buttons[0] ?? dialog
  if (place === dialog) dialog.tabIndex = -1
  if (field && place === field) markStart(field)
  place.focus({ preventScroll: true })
}
