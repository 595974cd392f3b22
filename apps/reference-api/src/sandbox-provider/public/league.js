/* Code for both league pages. Uses only ES2018, because old browsers run it. */
(function () {
  'use strict';

  document.documentElement.setAttribute(
    'data-theme',
    /[?&]theme=dark(&|$)/.test(location.search) ? 'dark' : 'light',
  );

  var texts = JSON.parse(document.getElementById('texts').textContent);

  function make(name, className, content) {
    var node = document.createElement(name);
    if (className) node.className = className;
    [].concat(content === undefined ? [] : content).forEach(function (part) {
      node.appendChild(typeof part === 'string' ? document.createTextNode(part) : part);
    });
    return node;
  }

  function fill(node, children) {
    while (node.firstChild) node.removeChild(node.firstChild);
    children.forEach(function (child) {
      node.appendChild(child);
    });
  }

  function say(key, values) {
    return texts[key].replace(/\{(\w+)\}/g, function (_, name) {
      return values[name];
    });
  }

  function keepAsking(path, everyMs, show) {
    var trouble = document.getElementById('trouble');
    var timer;
    function ask() {
      clearTimeout(timer);
      if (document.hidden) return;
      fetch(path, { credentials: 'omit' })
        .then(function (response) {
          if (!response.ok) throw new Error('answer ' + response.status);
          return response.json();
        })
        .then(function (json) {
          show(json);
          trouble.hidden = true;
        })
        .catch(function () {
          trouble.hidden = false;
        })
        .then(function () {
          timer = setTimeout(ask, everyMs);
        });
    }
    document.addEventListener('visibilitychange', ask);
    ask();
  }

  window.league = { make: make, fill: fill, say: say, keepAsking: keepAsking };
})();
