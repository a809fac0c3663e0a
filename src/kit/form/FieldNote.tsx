/** Note below a control on how it changed the input, announced to screen readers; empty if there is none. */
export const FieldNote = ({ text }: { text?: string }) => (
  <span role="status" className="field-note">
    {text}
  </span>
)
