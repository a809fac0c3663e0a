/** What a control did with what was typed or chosen, told under it, to screen readers too; empty when there is nothing to tell. */
export const FieldNote = ({ text }: { text?: string }) => (
  <span role="status" className="field-note">
    {text}
  </span>
)
