import { TextField, type TextFieldProps } from '../../ui/forms/TextField'

/** A user name, which password managers recognise. */
export const UserNameField = (props: TextFieldProps) => (
  <TextField name="username" autoComplete="username" enterKeyHint="next" dir="ltr" icon="user" {...props} />
)
