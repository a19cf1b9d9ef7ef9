import { testScreens } from '../support/screens/screenTests'

testScreens(2, 4)
