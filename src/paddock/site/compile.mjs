// Compiles Python by the Python that pages run: node compile.mjs PYODIDE FOLDER. The folder holds `files` and library.zip.
import { pathToFileURL } from 'node:url';

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide));
const python = await loadPyodide({ stdLibURL: `${folder}/library.zip`, env: { PYTHONHASHSEED: '0' } }); // the same sources make the same bytes
python.mountNodeFS('/files', `${folder}/files`);
python.runPython(`
import os
from py_compile import PycInvalidationMode, compile

os.chdir('/files')
for folder, folders, names in os.walk('.'):
    folders.sort()
    for name in sorted(names):
        path = os.path.normpath(os.path.join(folder, name))
        if name.endswith('.py'):
            compile(path, path + 'c', doraise=True, optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
`);
